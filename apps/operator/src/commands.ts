import { OPERATOR_USE_CASES } from './backoffice/use-cases.ts';
import type { StaffNeeds } from './backoffice/office.ts';
import type { Command } from './backoffice/command-line/command.ts';
import { OPERATOR_COMMANDS } from './backoffice/command-line/commands.ts';
import { sandboxCommands } from './sandbox/sandbox-commands.ts';
import { sandboxUseCases } from './sandbox/staff/sandbox-use-cases.ts';
import type { UseCase } from './kernel/staff/use-case.ts';

/** The registry: everything that staff can do. An operator without the sandbox leaves the second part out. */
export const USE_CASES: readonly UseCase<StaffNeeds>[] = [
  ...OPERATOR_USE_CASES,
  ...sandboxUseCases,
];

/** A command for each use case, in the order of the help. */
export const COMMANDS: readonly Command[] = [...OPERATOR_COMMANDS, ...sandboxCommands];
