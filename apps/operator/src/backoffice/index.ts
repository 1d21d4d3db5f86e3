/** The door of the back office: everything that staff do, their sign-in, and their command line. */

export { type Command, command, CommandError, printTable, word } from './command-line/command.ts';
export { OPERATOR_COMMANDS } from './command-line/commands.ts';
export { type FurtherCommand, runCommand } from './command-line/run-command.ts';
export type { Office, StaffNeeds } from './office.ts';
export { OPERATOR_USE_CASES } from './use-cases.ts';
