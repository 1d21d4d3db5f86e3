/**
 * Typed and pasted lists, and quick picks. Good bets of a list are taken at once; each bad word is named with its line and
 * why, and nothing is charged twice: a number that appears again is named, not added.
 */

import { plainSigns } from '@palpite/domain/plain-signs.ts';
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { symbolsOf } from './games.ts';
import type { UnpricedPlay } from './play.ts';
import { areaSymbols, sequenceOf } from './reading.ts';
import { betsOf, EMPTY, takesTickets, ticketOf } from './selection.ts';
import { lengthFault, type Offered, readPhrase, type Word, type WordFault } from './typed-words.ts';

export interface TypedFault {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  /** `own_bet`: one line of the slip cannot hold it with what was typed before it. */
  readonly why: WordFault | 'repeated' | 'own_bet';
  /** For a repeat: the line that has it first. */
  readonly firstLine?: number;
}
export interface TypedList {
  /** Numbers of the pool, or tickets of the window, in the order typed. */
  readonly taken: readonly string[];
  /** How many bets each line gave. */
  readonly perLine: readonly number[];
  readonly faults: readonly TypedFault[];
  /** What bets of their own were typed as, for the lines after this one. */
  readonly rest: string;
}

/** The most that a bad word is named by. */
const LONGEST_WORD = 80;

/** Reads a list of numbers for a pool, or of tickets for a window typed bet by bet. */
export function readTyped(play: UnpricedPlay, text: string): TypedList {
  const readLine = takesTickets(play)
    ? (line: string) => ticketWords(play, line)
    : lineReader(offeredBy(play));
  const firstLine = new Map<string, number>();
  const faults: TypedFault[] = [];
  const rest: string[] = [];
  let isBet = false;
  const perLine = text.split(/\r\n?|\n/).map((content, at) => {
    const line = at + 1;
    const before = firstLine.size;
    for (const word of readLine(plainSigns(content))) {
      if (typeof word.found === 'string') {
        faults.push({ line, word: shortened(word.text), why: word.found });
        continue;
      }
      if (isBet || (word.isBet && firstLine.size > 0)) {
        faults.push({ line, word: word.text, why: 'own_bet' });
        rest.push(word.text);
        continue;
      }
      isBet = word.isBet === true;
      for (const number of word.found) {
        const first = firstLine.get(number);
        if (first === undefined) firstLine.set(number, line);
        else faults.push({ line, word: number, why: 'repeated', firstLine: first });
      }
    }
    return firstLine.size - before;
  });
  return { taken: [...firstLine.keys()], perLine, faults, rest: rest.join(', ') };
}

const shortened = (word: string) =>
  word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word;

function offeredBy(play: UnpricedPlay): Offered {
  const [symbols = []] = areaSymbols(play);
  const perBet = play.area.kind === 'pool' ? play.area.choose : 1;
  return { numbers: new Set(symbols), width: symbols[0]?.length ?? 0, perBet };
}

/** Signs that end a bet or a phrase, as the keyboards of all languages write them; quotes come with pasted tables. */
const ENDS = /[,;.、。･・·•"“”]+/;

const lineReader = (offered: Offered) => (line: string) =>
  line.split(ENDS).flatMap((phrase) => readPhrase(offered, phrase));

/** Tickets of one-digit symbols are words; wider symbols may be apart, and a ticket then ends at a comma or the line. */
function ticketWords(play: UnpricedPlay, line: string): Word[] {
  const width = String(sequenceOf(play).high).length;
  const phrases = line.split(ENDS);
  const texts =
    width === 1
      ? phrases.flatMap((phrase) => phrase.split(/[\s/|]+/))
      : phrases.map((phrase) => phrase.replace(/\s+/g, ''));
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
