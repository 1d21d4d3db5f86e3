import { COMMANDS, USE_CASES } from '#commands.ts';
import type { TestOperator } from '#testing/operator.ts';
import { type CommandEnvironment, type FurtherCommand, runCommand } from './run-command.ts';

/** Commands run in the test's own operator, which they do not close. */
export function testEnvironment(
  operator: TestOperator,
  say: (line: string) => void,
  complain: (line: string) => void = say,
): CommandEnvironment {
  const open = async () => ({ ...operator, close: async () => {} });
  return { open, useCases: USE_CASES, commands: COMMANDS, say, complain };
}

/**
 * Runs an operator command as the machine's owner; the test's process sees its effect at once. @returns the exit code
 */
export async function typeCommand(
  operator: TestOperator,
  ...typed: readonly string[]
): Promise<number> {
  const ended = await runCommand(
    ['--as-owner', ...typed],
    testEnvironment(operator, () => {}),
  );
  operator.services.brands.forget();
  return ended;
}

interface TerminalOptions {
  /** The first word of every command in the test. */
  command?: string;
  further?: readonly FurtherCommand[];
}

/**
 * A terminal of the machine's owner that keeps the lines and errors of commands until it is cleared.
 * @param operator returns the operator once a command is typed: it is made after this terminal, before the tests
 */
export function testTerminal(
  operator: () => TestOperator,
  { command, further = [] }: TerminalOptions = {},
) {
  const said: string[] = [];
  const complained: string[] = [];
  return {
    said,
    complained,
    clear() {
      said.length = 0;
      complained.length = 0;
    },
    /** @returns the exit code */
    run: (...typed: string[]) =>
      runCommand(['--as-owner', ...(command === undefined ? [] : [command]), ...typed], {
        ...testEnvironment(
          operator(),
          (line) => said.push(line),
          (line) => complained.push(line),
        ),
        further,
      }),
  };
}
