export { DEFAULT_LIMITS, type Limits, type OperatorConfig } from './operator-config.ts';
export type { OperatorEnv } from './kernel/http/frame.ts';
export type { DemoAccount } from './sandbox/index.ts';
export { createOperator, type Operator } from './app.ts';
