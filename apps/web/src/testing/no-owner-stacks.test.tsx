import { expect, test } from 'vitest';
import './no-owner-stacks.ts';

/** The stack that React's development build keeps with an element. */
const stackOf = (element: object) => (element as { _debugStack?: Error })._debugStack;

test('in page tests React takes no stack for each element', () => {
  const first = stackOf(<p />);
  expect(first).toBeInstanceOf(Error);
  expect(stackOf(<p />)).toBe(first);
});
