import { CommandError, type Typed, textOption } from './command.ts';

/** Options that are numbers, or several words. */

/** Words of an option, apart by commas; an empty text is none. */
export const listOption = (typed: Typed, name: string): string[] | undefined =>
  textOption(typed, name)
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export const numberOption = (typed: Typed, name: string): number | undefined => {
  const text = textOption(typed, name);
  return text === undefined ? undefined : numberOf(text, name);
};

export function numberOf(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`Invalid --${name} "${text}".`);
  return Number(text);
}
