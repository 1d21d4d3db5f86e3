import { expect, test } from 'vitest';
import { downlineType } from './downline.ts';

test.each([
  [1, 2],
  [2, 2],
  [41, 42],
  [42, 42],
] as const)(
  '[AGENT-03] an agent of type %d opens agents of type %d, and members',
  (upline, agent) => {
    expect(downlineType(upline, 'agent')).toBe(agent);
    expect(downlineType(upline, 'member')).toBe(0);
  },
);
