import { parseArgs } from 'node:util';
import { writeAction } from '../audit.ts';
import { machineOwner } from '../actor.ts';
import type { Office, StaffNeeds } from '../office.ts';
import { perform } from '../perform.ts';
import { StaffError } from '#kernel/staff/staff-error.ts';
import type { UseCase } from '#kernel/staff/use-case.ts';
import {
  type Command,
  CommandError,
  type Described,
  type Printer,
  table,
  type Typed,
} from './command.ts';
import { actorAt, type Desk, type SessionCommand, sessionCommands } from './session-commands.ts';

/** The parts of an operator that the command line uses. */
export interface OpenOperator {
  readonly office: Office;
  /** Closes the database connections. */
  close(): Promise<void>;
}

/** The environment of the command line. Only the caller needs to know where the database is. */
export interface CommandEnvironment {
  /** Opens the operator on the site's database, whether or not the site runs. Called at most once. */
  open(): Promise<OpenOperator>;
  /** Everything that staff can do. */
  readonly useCases: readonly UseCase<StaffNeeds>[];
  /** How each of them is typed. */
  readonly commands: readonly Command[];
  /** Commands of the caller, such as backup and restore. */
  readonly further?: readonly FurtherCommand[];
  /** The token of a member of staff, instead of the one that `login` keeps. */
  readonly staffToken?: string | undefined;
  /** Prompts for a line. */
  readonly ask?: Desk['ask'];
  /** Prints a line. */
  say(line: string): void;
  /** Prints an error. */
  complain(line: string): void;
}

/** A command on the machine itself, only for its owner. */
export interface FurtherCommand {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Whether there is a database for the audit once it is done. */
  readonly audited: boolean;
  run(words: readonly string[], say: (line: string) => void): Promise<void>;
}

const AS_OWNER = '--as-owner';
const HELP = ['help', '--help', '-h'];

/**
 * Runs the words typed after `npm run operator --`.
 * @returns the exit code: 0 done, 1 not done, 2 not understood
 */
export async function runCommand(
  given: readonly string[],
  environment: CommandEnvironment,
): Promise<number> {
  const { commands, further = [], say, complain } = environment;
  const typed = given.filter((each) => each !== AS_OWNER);
  const asOwner = typed.length < given.length;
  if (typed.length === 0 || typed.some((each) => HELP.includes(each))) {
    for (const line of help(typed, [...commands, ...further])) say(line);
    return 0;
  }
  const known = find([...commands, ...sessionCommands], typed);
  const own = known ? undefined : find(further, typed);
  try {
    if (known) await carryOut(known, typed, { environment, asOwner });
    else if (own) await runFurther(own, typed, { environment, asOwner });
    else {
      complain(`Unknown command "${typed.slice(0, 2).join(' ')}".`);
      for (const line of help(typed, [...commands, ...further])) complain(line);
      return 2;
    }
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    if (known && isAboutInput(error)) {
      complain(`Usage: npm run operator -- ${known.name} ${known.usage}`.trimEnd());
    }
    return 1;
  }
}

interface Run {
  readonly environment: CommandEnvironment;
  readonly asOwner: boolean;
}

async function carryOut(
  known: Command | SessionCommand,
  typed: readonly string[],
  { environment, asOwner }: Run,
): Promise<void> {
  const { open, useCases, commands, say, staffToken: token, ask = cannotAsk } = environment;
  const { values, positionals } = parseArgs({
    args: typed.slice(known.name.split(' ').length),
    options: { ...known.options },
    allowPositionals: true,
    strict: true,
  });
  const operator = await open();
  try {
    const { office } = operator;
    const desk: Desk = { office, useCases, commands, asOwner, token, ask };
    const words: Typed = { words: positionals, options: values as Typed['options'] };
    const printer: Printer = { typed: words, say: (line) => say(plain(line)) };
    if ('useCase' in known) await runUseCase(known, desk, printer);
    else await known.run(desk, printer);
  } finally {
    await operator.close();
  }
}

async function runUseCase(known: Command, desk: Desk, printer: Printer): Promise<void> {
  const { useCase } = known;
  const actor = await actorAt(desk, useCase.name);
  const input: unknown = await known.input(printer.typed);
  const performed = await perform(desk.office, actor, useCase, input);
  if (performed.kind === 'done') {
    await known.print(performed.answer, printer);
    return;
  }
  const { request, expiresAt, forAsker } = performed;
  printer.say(`Nothing is done yet: a second person must confirm request ${request}.`);
  printer.say(`They type "operator confirm ${request}" before ${expiresAt.toISOString()}.`);
  if (forAsker !== undefined) printer.say(forAsker);
}

async function runFurther(
  own: FurtherCommand,
  typed: readonly string[],
  { environment, asOwner }: Run,
): Promise<void> {
  if (!asOwner) {
    throw new StaffError(
      'not_signed_in',
      `Only the owner of this machine can do this: add ${AS_OWNER}.`,
    );
  }
  const words = typed.slice(own.name.split(' ').length);
  await own.run(words, environment.say);
  if (!own.audited) return;
  const { office, close } = await environment.open();
  const { services } = office;
  const useCase = `machine.${own.name}`;
  const line = { at: services.now(), actor: machineOwner(), useCase, input: { words } };
  try {
    await writeAction(services.database, { ...line, outcome: 'done' });
  } finally {
    await close();
  }
}

const cannotAsk = async () => {
  throw new CommandError('This command asks questions, and there is no terminal to ask at.');
};

/** Members typed much of what commands print: nothing in it may move the terminal's cursor or hide other text. */
const plain = (line: string) => line.replaceAll(/\p{C}/gu, '\u{fffd}');

const isAboutInput = (error: unknown) =>
  error instanceof CommandError ||
  (error instanceof StaffError && error.code === 'invalid_input') ||
  isUsageError(error);

const isUsageError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The command with the longest name that the typed words begin with. */
function find<Any extends { readonly name: string }>(
  commands: readonly Any[],
  typed: readonly string[],
): Any | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((part, place) => typed[place] === part))
    .toSorted((first, second) => second.name.length - first.name.length)[0];
}

type Shown = Pick<Described, 'name' | 'usage' | 'summary'>;

/** The help: all commands, or those that begin with the first typed word. */
function help(typed: readonly string[], others: readonly Shown[]): string[] {
  const all: readonly Shown[] = [...sessionCommands, ...others];
  const asked = all.filter(({ name }) => name.split(' ')[0] === typed[0]);
  const rows = (asked.length > 0 ? asked : all).map(({ name, usage, summary }) => [
    `  ${name} ${usage}`.trimEnd(),
    summary,
  ]);
  return [
    `Usage: npm run operator -- <command>, logged in, or with ${AS_OWNER}`,
    '',
    ...table(rows),
  ];
}
