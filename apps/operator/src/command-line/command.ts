import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { Services } from '../services.ts';
import type { VendorHosts } from '../vendor/vendor-host.ts';

/** A command of `npm run operator -- …`: what it is called, what it needs, what it does. */
export interface Command {
  /** Words after `operator`, e.g. `brand flag`. */
  readonly name: string;
  /** What follows the name, as the help shows it. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  run(call: CommandCall): Promise<void>;
}

export interface CommandCall {
  /** What was typed after the command's name, options taken out. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly services: Services;
  readonly vendorHosts: VendorHosts;
  /** Runs work in one transaction of the operator's database. */
  inTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** One line for whoever typed the command. */
  say(line: string): void;
}

/** A command that cannot be carried out as typed; the message says what to type instead. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}

/** The word at a place. @throws CommandError naming what is missing */
export function word({ words }: CommandCall, place: number, what: string): string {
  const found = words[place];
  if (found === undefined) throw new CommandError(`Missing ${what}.`);
  return found;
}

/** `on` and `off`. @throws CommandError for anything else */
export function onOrOff(text: string): boolean {
  if (text === 'on') return true;
  if (text === 'off') return false;
  throw new CommandError(`Invalid value "${text}": expected on or off.`);
}

/** One of a list. @throws CommandError that shows the list */
export function oneOf<Choice extends string>(
  text: string,
  choices: readonly Choice[],
  what: string,
): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) {
    throw new CommandError(`Invalid ${what} "${text}". Choose one of: ${choices.join(', ')}.`);
  }
  return found;
}

/** The brand that is named first. @throws CommandError that shows the brands */
export async function readBrandCode(call: CommandCall): Promise<string> {
  const all = (await call.services.brands.all()).map(({ code }) => code);
  return oneOf(word(call, 0, 'brand'), all, 'brand');
}

/** An instant as an option gives it, ISO 8601. @throws CommandError naming the option */
export function instantOption({ options }: CommandCall, name: string): Date | undefined {
  const text = options[name];
  if (typeof text !== 'string') return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    throw new CommandError(
      `Invalid --${name} "${text}": expected a time such as 2026-12-31T23:00:00Z.`,
    );
  }
  return at;
}

/** What an option of words says; undefined where it is not given. */
export function textOption({ options }: CommandCall, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

/** As long as a reason may be where members read it. */
const REASON_CHARACTERS = 200;

/** The words from a place on: what the member is told. @throws CommandError where there are none, or too many */
export function reasonFrom({ words }: CommandCall, place: number): string {
  const reason = words.slice(place).join(' ').replaceAll(/\s+/g, ' ').trim();
  if (reason === '') throw new CommandError('Missing reason: the member will read it.');
  if (reason.length > REASON_CHARACTERS) {
    throw new CommandError(`The reason can have at most ${REASON_CHARACTERS} characters.`);
  }
  return reason;
}

/** Rows as aligned columns, the first row as their heads. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
