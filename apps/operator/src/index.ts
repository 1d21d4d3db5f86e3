export { DEFAULT_LIMITS, type Limits } from './config.ts';
export type { OperatorConfig } from './operator-config.ts';
export type { OperatorEnv } from './http/frame.ts';
export type { DemoAccount } from './member/demo-accounts.ts';
export { createOperator, type Operator } from './operator.ts';
