/**
 * The words of a typed list of numbers, in Vietnamese and English. What cannot be read takes the numbers behind it with it, up
 * to a comma or the line's end: "dàn 05" must not become 05, nor "x 10 điểm" a bet on 10.
 */
import { folded } from '@palpite/domain/folded.ts';
import { doubleSet, FAMILIES, familySet, pairSet } from './number-sets.ts';
import { permutationsOf, quickPick } from './quick-pick.ts';

export type WordFault =
  | 'too_short'
  | 'too_long'
  | 'unknown'
  | 'not_a_bet'
  | 'bad_range'
  | 'range_or_pair';

export interface Word {
  readonly text: string;
  /** What the word names, or why it names nothing. */
  readonly found: readonly string[] | WordFault;
  /** Its numbers are one bet, typed as one: "12-34". */
  readonly isBet?: boolean;
}

/** What a list may hold. */
export interface Offered {
  readonly numbers: ReadonlySet<string>;
  /** Digits of each. */
  readonly width: number;
  /** Numbers of one bet. */
  readonly perBet: number;
}

type Takes = (offered: Offered) => readonly string[];

/** A set of the hundred numbers; nothing where others are offered. */
const ofHundred =
  (take: () => readonly string[]): Takes =>
  ({ numbers, width }) =>
    width === 2 && numbers.size === 100 ? take() : [];
const half =
  (pick: 'big' | 'small' | 'even' | 'odd'): Takes =>
  ({ numbers }) =>
    quickPick([...numbers], pick);
const doubles: Takes = ({ numbers }) => [...numbers].filter((number) => new Set(number).size === 1);
const offsetDoubles = ofHundred(() => doubleSet('offset-doubles'));
const hiddenDoubles = ofHundred(() => doubleSet('hidden-doubles'));
const nearDoubles = ofHundred(() => doubleSet('near-doubles'));

/** Sets by name, without marks. Of two words that are a name together, neither is read alone. */
const SETS: ReadonlyMap<string, Takes> = new Map([
  ['tai', half('big')],
  ['big', half('big')],
  ['xiu', half('small')],
  ['small', half('small')],
  ['chan', half('even')],
  ['even', half('even')],
  ['le', half('odd')],
  ['odd', half('odd')],
  ['kep', doubles],
  ['doubles', doubles],
  ['kep bang', doubles],
  ['kep lech', offsetDoubles],
  ['offset doubles', offsetDoubles],
  ['kep am', hiddenDoubles],
  ['hidden doubles', hiddenDoubles],
  ['sat kep', nearDoubles],
  ['near doubles', nearDoubles],
  ['chan chan', ofHundred(() => pairSet('even-even'))],
  ['chan le', ofHundred(() => pairSet('even-odd'))],
  ['le chan', ofHundred(() => pairSet('odd-even'))],
  ['le le', ofHundred(() => pairSet('odd-odd'))],
  ['be be', ofHundred(() => pairSet('small-small'))],
  ['be lon', ofHundred(() => pairSet('small-big'))],
  ['lon be', ofHundred(() => pairSet('big-small'))],
  ['lon lon', ofHundred(() => pairSet('big-big'))],
]);

const digitSum = (number: string) => [...number].reduce((sum, digit) => sum + Number(digit), 0);
const having =
  (takes: (number: string, digit: string) => boolean) =>
  ({ numbers }: Offered, digit: string) =>
    [...numbers].filter((number) => takes(number, digit));
const head = having((number, digit) => number.startsWith(digit));
const tail = having((number, digit) => number.endsWith(digit));
const sum = having((number, digit) => digitSum(number) % 10 === Number(digit));
const touch = having((number, digit) => number.includes(digit));

/** Names of the digits behind them. */
const BY_DIGIT = new Map([
  ['dau', head],
  ['head', head],
  ['duoi', tail],
  ['tail', tail],
  ['tong', sum],
  ['sum', sum],
  ['cham', touch],
  ['touch', touch],
]);
/** Names of the numbers behind them. */
const BY_NUMBER = new Map<string, (offered: Offered, number: string) => readonly string[]>([
  ['dao', (_, number) => permutationsOf(number)],
  ['bo', (offered, number) => ofHundred(() => familyOf(number))(offered)],
]);

const familyOf = (number: string) =>
  FAMILIES.map(familySet).find((family) => family.includes(number)) ?? [];

/** Units of a stake: they count the number before them. */
const UNITS = /^(?:d|diem|k|n|ng|ngan|nghin|tr|trieu|dong|vnd|con|lan)$/;

interface Token {
  /** As it was typed. */
  readonly text: string;
  /** In lower case without marks. */
  readonly bare: string;
}

const isWord = ({ bare }: Token) => /^\p{L}+$/u.test(bare);
const isNumber = ({ bare }: Token) => /^\d+$/.test(bare);
/** Signs that join the numbers of a bet; a range where they cannot. */
const JOINED = /^\d+(?:[-~–—−x×*至到]\d+)+$/;

/** Reads what stands between two commas. @param typed plain signs */
export function readPhrase(offered: Offered, typed: string): Word[] {
  let tokens = tokensOf(typed, offered.perBet > 1);
  const words: Word[] = [];
  while (tokens[0] !== undefined) {
    const [token] = tokens;
    const read = readToken(offered, token) ?? readNames(offered, tokens);
    if (read === null) {
      const counted = UNITS.test(token.bare) ? words.pop() : undefined;
      const text = [counted, ...tokens].map((each) => each?.text ?? '').join(' ');
      return [...words, { text: text.trim(), found: 'unknown' }];
    }
    words.push(...read.words);
    tokens = tokens.slice(read.length);
  }
  return words;
}

/** "10 kéo 19", "10/12 kéo 18", a name with its number, or what spaces and strokes part. */
const TOKENS = /\d+(?:\s*\/\s*\d+)?\s*keo\s*\d+|(?:dau|duoi|tong|cham|dao|bo)(?=\d)|[^\s/|]+/g;

function tokensOf(typed: string, joins: boolean): Token[] {
  const tight = typed.normalize('NFC').replace(/(\d)\s*([-~–—−×*])\s*(?=\d)/g, '$1$2');
  const composed = joins ? tight.replace(/(\d)\s*[x/]\s*(?=\d)/gi, '$1x') : tight;
  // Without marks a composed text keeps its length, so that a bad word can be named as it was typed.
  const bare = folded(composed);
  return [...bare.matchAll(TOKENS)].map(({ 0: found, index }) => ({
    text: bare.length === composed.length ? composed.slice(index, index + found.length) : found,
    bare: found,
  }));
}

interface Read {
  readonly words: readonly Word[];
  /** How many tokens they are. */
  readonly length: number;
}

/** A number, a range, or a bet that is typed as one. */
function readToken(offered: Offered, token: Token): Read | null {
  const { text, bare } = token;
  const range = /^(\d+)(?:\s*\/\s*(\d+))?\s*keo\s*(\d+)$/.exec(bare);
  if (range) return { words: [{ text, found: keo(offered, range) }], length: 1 };
  if (isNumber(token)) return { words: [{ text, found: numberOf(offered, bare) }], length: 1 };
  if (!JOINED.test(bare)) return null;
  if (offered.perBet === 1 && /[x×*]/.test(bare)) return null;
  return { words: [joined(offered, token)], length: 1 };
}

function joined({ numbers, perBet }: Offered, { text, bare }: Token): Word {
  if (perBet === 1) return { text, found: 'range_or_pair' };
  const held = new Set(bare.match(/\d+/g));
  const isBet =
    held.size === perBet &&
    bare.match(/\d+/g)?.length === perBet &&
    [...held].every((number) => numbers.has(number));
  return isBet ? { text, found: [...held], isBet } : { text, found: 'not_a_bet' };
}

function numberOf({ numbers, width }: Offered, digits: string) {
  return numbers.has(digits) ? [digits] : lengthFault(digits, width);
}

export const lengthFault = (digits: string, width: number): WordFault =>
  digits.length < width ? 'too_short' : digits.length > width ? 'too_long' : 'unknown';

/** Names without a number between them, the last with the numbers that it takes; null where one is not known. */
function readNames(offered: Offered, tokens: readonly Token[]): Read | null {
  const end = tokens.findIndex((token) => !isWord(token));
  const run = end < 0 ? tokens : tokens.slice(0, end);
  const words: Word[] = [];
  for (let at = 0; at < run.length; ) {
    const name = nameAt(run, at);
    const text = tokens
      .slice(at, at + name.length)
      .map((token) => token.text)
      .join(' ');
    const set = SETS.get(name.bare);
    if (set === undefined) {
      const taken = at === run.length - 1 ? withNumbers(offered, tokens.slice(at)) : null;
      return taken && { words: [...words, ...taken.words], length: at + taken.length };
    }
    const found = set(offered);
    words.push({ text, found: found.length > 0 ? found : 'unknown' });
    at += name.length;
  }
  return run.length > 0 ? { words, length: run.length } : null;
}

function nameAt(run: readonly Token[], at: number): { bare: string; length: number } {
  const two = run.slice(at, at + 2).map(({ bare }) => bare);
  const both = two.join(' ');
  return two.length === 2 && SETS.has(both)
    ? { bare: both, length: 2 }
    : { bare: two[0] ?? '', length: 1 };
}

/** A name and the numbers behind it that it can take: "đầu 3 5" are two sets. */
function withNumbers(offered: Offered, [name, ...behind]: readonly Token[]): Read | null {
  if (name === undefined) return null;
  const byDigit = BY_DIGIT.get(name.bare);
  const take = byDigit ?? BY_NUMBER.get(name.bare);
  const width = byDigit ? 1 : offered.width;
  const fits = (token: Token) => isNumber(token) && token.bare.length === width;
  const end = behind.findIndex((token) => !fits(token));
  const taken = end < 0 ? behind : behind.slice(0, end);
  if (take === undefined || taken.length === 0) return null;
  const words = taken.map(({ bare }): Word => {
    const found = take(offered, bare);
    return { text: `${name.text} ${bare}`, found: found.length > 0 ? found : 'unknown' };
  });
  return { words, length: 1 + taken.length };
}

/** "10 kéo 19" are 10 to 19, "10/12 kéo 18" every second of them. */
function keo(offered: Offered, [, first = '', second, last = '']: RegExpExecArray) {
  const texts = [first, second ?? first, last];
  if (texts.some((text) => text.length !== offered.width)) return 'bad_range';
  const step = second === undefined ? 1 : Number(second) - Number(first);
  const whole = step > 0 && Number(last) > Number(first);
  if (!whole || (Number(last) - Number(first)) % step !== 0) return 'bad_range';
  return [...offered.numbers].filter(
    (number) => number >= first && number <= last && (Number(number) - Number(first)) % step === 0,
  );
}
