/**
 * Typed and pasted lists, and quick picks. Good bets of a list are taken at once; each bad word is named with its line and
 * why, and nothing is charged twice: a number that appears again is named, not added.
 */

import type { RandomSource } from '@palpite/domain/random-words.ts';
import { symbolsOf } from './games.ts';
import type { UnpricedPlay } from './play.ts';
import { permutationsOf, quickPick } from './quick-pick.ts';
import { areaSymbols, sequenceOf } from './reading.ts';
import { betsOf, EMPTY, takesTickets, ticketOf } from './selection.ts';

export interface TypedFault {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly why: 'too_short' | 'too_long' | 'unknown' | 'repeated' | 'not_a_bet' | 'bad_range';
  /** For a repeat: the line that has it first. */
  readonly firstLine?: number;
}
export interface TypedList {
  /** Numbers of the pool, or tickets of the window, in the order typed. */
  readonly taken: readonly string[];
  /** How many bets each line gave. */
  readonly perLine: readonly number[];
  readonly faults: readonly TypedFault[];
}

interface Word {
  readonly text: string;
  /** What the word names, or why it names nothing. */
  readonly found: readonly string[] | TypedFault['why'];
}

/** Reads a list of numbers for a pool, or of tickets for a window typed bet by bet. */
export function readTyped(play: UnpricedPlay, text: string): TypedList {
  const readLine = takesTickets(play)
    ? (line: string) => ticketWords(play, line)
    : (line: string) => numberWords(areaSymbols(play)[0] ?? [], line);
  const firstLine = new Map<string, number>();
  const faults: TypedFault[] = [];
  const perLine = text.split(/\r?\n/).map((content, at) => {
    const line = at + 1;
    const before = firstLine.size;
    for (const word of readLine(content)) {
      if (typeof word.found === 'string') {
        faults.push({ line, word: word.text, why: word.found });
        continue;
      }
      for (const number of word.found) {
        const first = firstLine.get(number);
        if (first === undefined) firstLine.set(number, line);
        else faults.push({ line, word: number, why: 'repeated', firstLine: first });
      }
    }
    return firstLine.size - before;
  });
  return { taken: [...firstLine.keys()], perLine, faults };
}

/** Lower case without Vietnamese marks: "Đầu" is read as "dau". */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');

/** Words that take a number after them, and ranges, in a line without marks; everything else is a word of its own. */
const PHRASE = /(?:\b(?:dau|duoi|tong|dao)\s*\d+)|(?:\d+(?:\s*\/\s*\d+)?\s*keo\s*\d+)|[^\s,;.]+/g;

function numberWords(offered: readonly string[], line: string): Word[] {
  const width = offered[0]?.length ?? 0;
  const known = new Set(offered);
  // Without marks a composed line keeps its length, so that a bad word can be named as it was typed.
  const composed = line.normalize('NFC');
  const bare = plain(composed);
  return [...bare.matchAll(PHRASE)].map(({ 0: phrase, index }): Word => {
    const typed = composed.slice(index, index + phrase.length);
    const text = bare.length === composed.length ? typed : phrase;
    const range = /^(\d+)(?:\s*\/\s*(\d+))?\s*keo\s*(\d+)$/.exec(phrase);
    if (range) return { text, found: keo(offered, range) };
    const [, name = '', digits = ''] = /^(dau|duoi|tong|dao)\s*(\d+)$/.exec(phrase) ?? [];
    if (name === 'dao') {
      return {
        text,
        found: known.has(digits) ? permutationsOf(digits) : lengthFault(digits, width),
      };
    }
    if (name)
      return { text, found: digits.length === 1 ? named(offered, name, digits) : 'unknown' };
    if (/^\d+$/.test(phrase)) {
      return { text, found: known.has(phrase) ? [phrase] : lengthFault(phrase, width) };
    }
    const set = Object.hasOwn(SETS, phrase) ? SETS[phrase] : undefined;
    return { text, found: set ? set(offered) : 'unknown' };
  });
}

const lengthFault = (digits: string, width: number) =>
  digits.length < width ? 'too_short' : digits.length > width ? 'too_long' : 'unknown';

/** "10 kéo 19" are 10 to 19, "10/12 kéo 18" every second of them. */
function keo(offered: readonly string[], [, first = '', second, last = '']: RegExpExecArray) {
  const width = offered[0]?.length ?? 0;
  const texts = [first, second ?? first, last];
  if (texts.some((text) => text.length !== width)) return 'bad_range';
  const step = second === undefined ? 1 : Number(second) - Number(first);
  const whole = step > 0 && Number(last) > Number(first);
  if (!whole || (Number(last) - Number(first)) % step !== 0) return 'bad_range';
  return offered.filter(
    (number) => number >= first && number <= last && (Number(number) - Number(first)) % step === 0,
  );
}

const digitSum = (number: string) => [...number].reduce((sum, digit) => sum + Number(digit), 0);

/** Numbers by first digit, last digit, or the last digit of their sum. */
function named(offered: readonly string[], name: string, digit: string): string[] {
  if (name === 'dau') return offered.filter((number) => number.startsWith(digit));
  if (name === 'duoi') return offered.filter((number) => number.endsWith(digit));
  return offered.filter((number) => digitSum(number) % 10 === Number(digit));
}

/** Sets by name, in Vietnamese without marks and in English. */
const SETS: Readonly<Record<string, (offered: readonly string[]) => string[]>> = {
  tai: (offered) => quickPick(offered, 'big'),
  big: (offered) => quickPick(offered, 'big'),
  xiu: (offered) => quickPick(offered, 'small'),
  small: (offered) => quickPick(offered, 'small'),
  chan: (offered) => quickPick(offered, 'even'),
  even: (offered) => quickPick(offered, 'even'),
  le: (offered) => quickPick(offered, 'odd'),
  odd: (offered) => quickPick(offered, 'odd'),
  kep: (offered) => offered.filter((number) => new Set(number).size === 1),
};

/** Tickets of one-digit symbols are words; wider symbols may be apart, and a ticket then ends at , ; or the line. */
function ticketWords(play: UnpricedPlay, line: string): Word[] {
  const width = String(sequenceOf(play).high).length;
  const texts =
    width === 1
      ? line.split(/[\s,;.]+/)
      : line.split(/[,;.]+/).map((part) => part.replace(/\s+/g, ''));
  const size = 'window' in play.rule ? play.rule.window.length : 0;
  return texts
    .filter((text) => text !== '')
    .map((text): Word => {
      const ticket = ticketOf(play, text);
      if (ticket !== undefined) return { text, found: [ticket] };
      if (!/^\d+$/.test(text)) return { text, found: 'unknown' };
      const fault = lengthFault(text, size * width);
      return { text, found: fault === 'unknown' ? 'not_a_bet' : fault };
    });
}

/**
 * `count` different symbols at random, in their order.
 * @throws RangeError when there are fewer symbols
 */
export function randomSymbols(
  symbols: readonly string[],
  count: number,
  random: RandomSource,
): string[] {
  if (count > symbols.length) throw new RangeError(`${count} of ${symbols.length} symbols`);
  const left = [...symbols];
  const taken = Array.from({ length: count }, () => left.splice(random.below(left.length), 1));
  return taken.flat().toSorted((a, b) => symbols.indexOf(a) - symbols.indexOf(b));
}

/**
 * `count` different tickets at random for a play that takes tickets.
 * @throws RangeError when the play has fewer different tickets than asked for
 */
export function randomTickets(play: UnpricedPlay, count: number, random: RandomSource): string[] {
  if (!takesTickets(play)) throw new RangeError(`${play.code} has no tickets`);
  const all = mostTickets(play);
  if (BigInt(count) > all) throw new RangeError(`${count} of ${all} tickets`);
  const found = new Set<string>();
  while (found.size < count) found.add(randomTicket(play, random));
  return [...found].toSorted();
}

/** How many different tickets a play has. */
export function mostTickets(play: UnpricedPlay): bigint {
  return takesTickets(play) ? betsOf(play, { ...EMPTY, areas: areaSymbols(play) }) : 0n;
}

function randomTicket(play: UnpricedPlay, random: RandomSource): string {
  const shape = sequenceOf(play);
  const symbols = symbolsOf(shape);
  const { rule } = play;
  if (rule.kind === 'group') {
    const left = [...symbols];
    // Each multiset of the pattern is drawn in as many orders as any other, so all are equally likely.
    const drawn = rule.pattern.flatMap((times) => {
      const symbol = left.splice(random.below(left.length), 1)[0] ?? '';
      return Array.from({ length: times }, () => symbol);
    });
    return drawn.toSorted().join('');
  }
  const left = [...symbols];
  const size = 'window' in rule ? rule.window.length : 0;
  return Array.from({ length: size }, () => {
    const at = random.below(left.length);
    return shape.repeats ? left[at] : left.splice(at, 1)[0];
  }).join('');
}
