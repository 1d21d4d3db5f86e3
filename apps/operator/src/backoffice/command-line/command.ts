import type * as v from 'valibot';
import type { StaffNeeds } from '../office.ts';
import type { UseCase } from '#kernel/staff/use-case.ts';

/** A command of `npm run operator -- …` for one use case: how its input is typed and its answer is printed. */
export interface Command extends Described {
  readonly useCase: UseCase<StaffNeeds>;
  /** JSON for the use case. @throws CommandError */
  input(typed: Typed): unknown;
  print(answer: unknown, printer: Printer): void | Promise<void>;
}

export interface Described {
  /** Words after `operator`, e.g. `brand flag`. */
  readonly name: string;
  /** What follows the name, as the help shows it. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: Options;
}

export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** The words typed after the command's name. */
export interface Typed {
  /** Without the options. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Printer {
  /** The typed words; empty when a second person confirmed the act. */
  readonly typed: Typed;
  /** Prints one line. */
  say(line: string): void;
}

interface TypedCommand<Schema extends v.GenericSchema<unknown, unknown>, Answer> extends Described {
  readonly useCase: UseCase<StaffNeeds, Schema, Answer>;
  input(typed: Typed): v.InferInput<Schema> | Promise<v.InferInput<Schema>>;
  print(answer: Answer, printer: Printer): void | Promise<void>;
}

/** Typed definition of a command. */
export const command = <Schema extends v.GenericSchema<unknown, unknown>, Answer>(
  definition: TypedCommand<Schema, Answer>,
): Command => definition;

/** A command that cannot run as typed; the message says what to type instead. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}

/** The word at a position. @throws CommandError naming what is missing */
export function word({ words }: Typed, place: number, what: string): string {
  const text = words[place];
  if (text === undefined) throw new CommandError(`Missing ${what}.`);
  return text;
}

/** A number at a position. @throws CommandError */
export function numberWord(typed: Typed, place: number, what: string): number {
  const text = word(typed, place, what);
  if (!/^\d{1,15}$/.test(text)) throw new CommandError(`Invalid ${what} "${text}".`);
  return Number(text);
}

/** The brand and the username, as the first two words. */
export const accountWords = (typed: Typed) => ({
  brand: word(typed, 0, 'brand'),
  username: word(typed, 1, 'username'),
});

/** `on` and `off`. @throws CommandError for anything else */
export function onOrOff(text: string): boolean {
  if (text === 'on') return true;
  if (text === 'off') return false;
  throw new CommandError(`Invalid value "${text}": expected on or off.`);
}

/** An option with an instant, ISO 8601. @throws CommandError naming the option */
export function instantOption(typed: Typed, name: string): string | undefined {
  const text = textOption(typed, name);
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    throw new CommandError(
      `Invalid --${name} "${text}": expected a time such as 2026-12-31T23:00:00Z.`,
    );
  }
  return at.toISOString();
}

/** The text of an option; undefined without the option. */
export function textOption({ options }: Typed, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

/** Whether an option without a value is given. */
export const flagOption = ({ options }: Typed, name: string): boolean => options[name] === true;

/** The words from a position on, as one text that the member reads. @throws CommandError when there are none */
export function reasonFrom({ words }: Typed, place: number): string {
  const reason = words.slice(place).join(' ').replaceAll(/\s+/g, ' ').trim();
  if (reason === '') throw new CommandError('Missing reason: the member will read it.');
  return reason;
}

/** Rows as aligned columns, the first row as their headings. */
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

export function printTable({ say }: Printer, rows: readonly (readonly string[])[]): void {
  for (const line of table(rows)) say(line);
}
