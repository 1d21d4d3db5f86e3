import { parseArgs } from 'node:util';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { Services } from '../services.ts';
import type { HostNeeds } from '../vendor/vendor-host.ts';
import { accountCommands } from './account-commands.ts';
import { announcementCommands } from './announcement-commands.ts';
import { brandCommands } from './brand-commands.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { channelCommands } from './channel-commands.ts';
import { chatCommands } from './chat-commands.ts';
import { type Command, CommandError, table } from './command.ts';
import { depositCommands } from './deposit-commands.ts';
import { messageCommands } from './message-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { payoutCommands } from './payout-commands.ts';
import { promotionCommands } from './promotion-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { supportCommands } from './support-commands.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

/** What the command line uses of an operator. */
export interface OpenOperator {
  readonly services: Services;
  readonly own: { readonly play: HostNeeds };
  /** Lets the database go. */
  close(): Promise<void>;
}

/** What the command line runs in. Whoever starts it knows where the database is; it need not. */
export interface CommandEnvironment {
  /** Opens the operator on the site's database, whether or not the site runs. Called at most once. */
  open(): Promise<OpenOperator>;
  /** Commands that belong to whoever starts this one, such as backup and restore. */
  readonly further?: readonly FurtherCommand[];
  /** A line for the person who typed. */
  say(line: string): void;
  /** A line that says what went wrong. */
  complain(line: string): void;
}

/** A command that needs no operator: it gets its words and answers when it is done. */
export interface FurtherCommand {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  run(words: readonly string[], say: (line: string) => void): Promise<void>;
}

const COMMANDS: readonly Command[] = [
  ...brandCommands,
  ...catalogueCommands,
  ...announcementCommands,
  ...messageCommands,
  ...promotionCommands,
  ...accountCommands,
  ...supportCommands,
  ...chatCommands,
  ...depositCommands,
  ...refundCommands,
  ...channelCommands,
  ...payoutCommands,
  ...moneyCommands,
  ...withdrawalCommands,
];

/**
 * Carries out what was typed after `npm run operator --`.
 * @returns the exit code: 0 done, 1 not done, 2 not understood
 */
export async function runCommand(
  typed: readonly string[],
  environment: CommandEnvironment,
): Promise<number> {
  const { further = [], say, complain } = environment;
  if (typed.length === 0 || typed.some((each) => ['help', '--help', '-h'].includes(each))) {
    for (const line of help(typed, further)) say(line);
    return 0;
  }
  const known = find(COMMANDS, typed);
  const own = known ? undefined : find(further, typed);
  try {
    if (known) await carryOut(known, typed, environment);
    else if (own) await own.run(typed.slice(own.name.split(' ').length), say);
    else {
      complain(`Unknown command "${typed.slice(0, 2).join(' ')}".`);
      for (const line of help(typed, further)) complain(line);
      return 2;
    }
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    if (error instanceof CommandError || isUsageError(error)) {
      const { name, usage } = known ?? { name: '', usage: '' };
      if (known) complain(`Usage: npm run operator -- ${name} ${usage}`.trimEnd());
    }
    return 1;
  }
}

async function carryOut(
  command: Command,
  typed: readonly string[],
  { open, say }: CommandEnvironment,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: typed.slice(command.name.split(' ').length),
    options: { ...command.options },
    allowPositionals: true,
    strict: true,
  });
  const operator = await open();
  try {
    const { services, own } = operator;
    await command.run({
      words: positionals,
      options: values as Readonly<Record<string, string | boolean | undefined>>,
      services,
      vendorHosts: own.play.vendorHosts,
      inTransaction: (work) => inTransaction(services.pool, work),
      say: (line) => say(plain(line)),
    });
  } finally {
    await operator.close();
  }
}

/** Much of what commands say was typed by members: nothing of it may move the terminal, or hide what stands there. */
const plain = (line: string) => line.replaceAll(/\p{C}/gu, '\u{fffd}');

const isUsageError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The command whose name the typed words begin with, the longest name first. */
function find<Any extends { readonly name: string }>(
  commands: readonly Any[],
  typed: readonly string[],
): Any | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((part, place) => typed[place] === part))
    .toSorted((first, second) => second.name.length - first.name.length)[0];
}

/** The help: all commands, or those that begin with the first typed word. */
function help(typed: readonly string[], further: readonly FurtherCommand[]): string[] {
  const all = [...COMMANDS, ...further];
  const asked = all.filter(({ name }) => name.split(' ')[0] === typed[0]);
  const rows = (asked.length > 0 ? asked : all).map(({ name, usage, summary }) => [
    `  ${name} ${usage}`.trimEnd(),
    summary,
  ]);
  return ['Usage: npm run operator -- <command>', '', ...table(rows)];
}
