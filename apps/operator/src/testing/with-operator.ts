import { afterAll, beforeAll } from 'vitest';
import { createTestOperator, type TestOperator } from './operator.ts';

export type TestOptions = NonNullable<Parameters<typeof createTestOperator>[0]>;

/** The operator of a file's tests: there from the first hook that follows, and closed after the last. */
export function withOperator(options: TestOptions = {}): TestOperator {
  const operator = {} as TestOperator;
  beforeAll(async () => {
    Object.assign(operator, await createTestOperator(options));
  });
  afterAll(() => operator.close());
  return operator;
}
