import {
  type Command,
  OPERATOR_COMMANDS,
  OPERATOR_USE_CASES,
  type StaffNeeds,
} from './backoffice/index.ts';
import type { UseCase } from './kernel/staff/use-case.ts';
import { sandboxCommands, sandboxUseCases } from './sandbox/index.ts';

/** The command line of an operator: what staff can do, and how it is typed. */

export { type FurtherCommand, runCommand } from './backoffice/index.ts';

/** The registry: everything that staff can do. An operator without the sandbox leaves the second part out. */
export const USE_CASES: readonly UseCase<StaffNeeds>[] = [
  ...OPERATOR_USE_CASES,
  ...sandboxUseCases,
];

/** A command for each use case, in the order of the help. */
export const COMMANDS: readonly Command[] = [...OPERATOR_COMMANDS, ...sandboxCommands];
