import type { TestOperator } from '../testing.ts';
import { runCommand } from './run-command.ts';

/** Types a command of the operator's; the process of the test sees its effect at once. @returns the exit code */
export async function typeCommand(
  operator: TestOperator,
  ...typed: readonly string[]
): Promise<number> {
  const ended = await runCommand([...typed], {
    open: async () => ({ ...operator, close: async () => {} }),
    further: [],
    say: () => {},
    complain: () => {},
  });
  operator.services.merchants.forget();
  return ended;
}
