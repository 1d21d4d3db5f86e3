import { plainSigns } from './plain-signs.ts';

/**
 * One rule for e-mail addresses, wherever one is asked for (RFC 5321, 5322 and 6531): what is before the @, with no dot at
 * its ends and no two in a row, then a name of labels that DNS has. Quoted local parts and numeric addresses are valid on
 * paper; in a form they are mistakes.
 */

const PART = "[\\p{L}\\p{M}\\p{Nd}!#$%&'*+/=?^_`{|}~\\-]+";
const WORD = '[\\p{L}\\p{M}\\p{Nd}]+';
const LABEL = `(?![^.]{64})${WORD}(?:-+${WORD})*`;
/** Letters, or one of another script as DNS writes it. */
const LAST_LABEL =
  '(?![^.]{64})(?:\\p{L}[\\p{L}\\p{M}]+|[Xx][Nn]--[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)';

/** What an e-mail address must look like. No sign in it is one that cannot be seen. */
export const EMAIL_SHAPE = {
  patternId: 'email',
  acceptedPattern: `(?!.*\\p{DI})(?=[^@]{1,64}@)${PART}(?:\\.${PART})*@(?:${LABEL}\\.)+${LAST_LABEL}`,
  minLength: 6,
  maxLength: 254,
} as const;

const FITS = new RegExp(`^(?:${EMAIL_SHAPE.acceptedPattern})$`, 'u');

const isEmail = (text: string) => text.length <= EMAIL_SHAPE.maxLength && FITS.test(text);

/** An address as it is kept: East Asian keyboards write its signs wide, and clipboards bring signs that are not drawn. */
export function tidyEmail(typed: string): string {
  return plainSigns(typed).replaceAll('。', '.').trim();
}

/** The slips of the hand that make an address impossible, and what was meant. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/^mailto:/i, ''],
  [/^.*<(.*)>.*$/, '$1'],
  [/\s+/g, ''],
  [/@+/g, '@'],
  [/[,;、]/g, '.'],
  [/\.{2,}/g, '.'],
  [/[^\p{L}\p{M}\p{Nd}]*@[^\p{L}\p{M}\p{Nd}]*/gu, '@'],
  [/^[.'"]+|[^\p{L}\p{M}\p{Nd}]+$/gu, ''],
];

/** The address that was probably meant by one that is impossible; null where it is possible, or nothing is near. */
export function meantEmail(typed: string): string | null {
  const tidy = tidyEmail(typed);
  if (isEmail(tidy)) return null;
  const meant = SLIPS.reduce((text, [slip, right]) => text.replace(slip, right), tidy);
  return isEmail(meant) ? meant : null;
}

/** Where most people have their post, and names so near to these that they are no slip. */
const PROVIDERS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];
const OTHERS = new Set([...PROVIDERS, 'mail.com', 'ymail.com', 'email.com', 'cloud.com']);

/** The address with the provider that was probably meant, such as gmail.com for gmial.com; null where none is near. */
export function likelyEmail(typed: string): string | null {
  const [, local, domain = ''] = /^([^@]+)@([^@]+)$/.exec(tidyEmail(typed)) ?? [];
  const written = domain.toLowerCase();
  if (local === undefined || OTHERS.has(written)) return null;
  const provider = PROVIDERS.find((each) => isOneSlip(written, each));
  return provider === undefined ? null : `${local}@${provider}`;
}

/** Whether one letter more, one fewer, another one, or two in each other's place is all that differs. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [ours, theirs] = [typed.slice(from), meant.slice(from)];
  const swapped = `${ours[1] ?? ''}${ours[0] ?? ''}${ours.slice(2)}`;
  return (
    ours.slice(1) === theirs ||
    ours === theirs.slice(1) ||
    ours.slice(1) === theirs.slice(1) ||
    swapped === theirs
  );
}
