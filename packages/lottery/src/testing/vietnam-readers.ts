/** What a bet of each Vietnamese play wins, read off the table of prizes as a player does. */
import { type Kind, SHAPES } from '../games.ts';
import { fastDraw } from './fast-draw.ts';
import type { Machine, Reader, Readers } from './many-draws.ts';

export interface Table {
  readonly numbers: Int32Array;
  readonly digits: Uint8Array;
  /** How often each number of two digits came at the end of a number; most plays ask for it. */
  readonly came: Uint8Array;
}
interface Heads {
  /** Where the prizes of two digits stand: all four of the seventh in the North, the eighth elsewhere. */
  readonly two: readonly [from: number, to: number];
  /** And those of three digits. */
  readonly three: readonly [from: number, to: number];
}

export function vietnamMachine(kind: Extract<Kind, 'north' | 'south'>): Machine<Table> {
  const draw = fastDraw(SHAPES[kind]);
  const { numbers, digits } = draw;
  const came = new Uint8Array(100);
  return {
    drawn: { numbers, digits, came },
    next(random) {
      draw.next(random);
      came.fill(0);
      for (const number of numbers) came[number % 100] = (came[number % 100] ?? 0) + 1;
    },
  };
}

const EVERYWHERE = [0, Number.POSITIVE_INFINITY] as const;
const SPECIAL = [0, 1] as const;
const FIRST = [1, 2] as const;

/** How many of these places end with the text; a number shorter than the text never does. */
function ending(text: string, [from, to]: readonly [number, number] = EVERYWHERE) {
  const wanted = Number(text);
  const scale = 10 ** text.length;
  return ({ numbers, digits }: Table): number => {
    let found = 0;
    for (let at = from; at < to && at < numbers.length; at += 1) {
      if ((digits[at] ?? 0) >= text.length && (numbers[at] ?? 0) % scale === wanted) found += 1;
    }
    return found;
  };
}

/** How many of these places begin with the text. */
function beginning(text: string, [from, to]: readonly [number, number] = EVERYWHERE) {
  const wanted = Number(text);
  return ({ numbers, digits }: Table): number => {
    let found = 0;
    for (let at = from; at < to && at < numbers.length; at += 1) {
      const scale = 10 ** ((digits[at] ?? 0) - text.length);
      if (Math.trunc((numbers[at] ?? 0) / scale) === wanted) found += 1;
    }
    return found;
  };
}

const once = (right: boolean) => (right ? 1 : 0);
const TEN = ['07', '11', '23', '39', '40', '58', '62', '77', '81', '99'] as const;
const NUMBERS = TEN.map(Number);
const [A = 0, B = 0] = NUMBERS;

/** How many of the first `size` of the ten came. */
function cameOf({ came }: Table, size: number): number {
  let found = 0;
  for (let at = 0; at < size; at += 1) if ((came[NUMBERS[at] ?? 0] ?? 0) > 0) found += 1;
  return found;
}
const all = (size: number) => (draw: Table) => once(cameOf(draw, size) === size);
const none = (size: number) => (draw: Table) => once(cameOf(draw, size) === 0);
/** The least of the counts of the first `size` of the ten. */
const leastOf = (size: number) => {
  const numbers = NUMBERS.slice(0, size);
  return ({ came }: Table): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const number of numbers) least = Math.min(least, came[number] ?? 0);
    return least;
  };
};
const least = leastOf(2);
/** How many groups of `size` are in the first `of` of the ten that came. */
const groups = (of: number, size: number) => {
  const ways = Array.from({ length: of + 1 }, (_, found) => groupsOf(found, size));
  return (draw: Table) => ways[cameOf(draw, of)] ?? 0;
};
/** Groups of so many out of `found`, counted one number after the other. */
function groupsOf(found: number, size: number): number {
  if (size === 0 || found < size) return size === 0 ? 1 : 0;
  return groupsOf(found - 1, size) + groupsOf(found - 1, size - 1);
}
const both = ({ came }: Table) => (came[A] ?? 0) + (came[B] ?? 0);
/** The last two digits of the special prize. */
const special = ({ numbers }: Table) => (numbers[0] ?? 0) % 100;

export function vietnamReaders({ two, three }: Heads): Readers<Table> {
  const [de, deHead] = [ending(TEN[0], SPECIAL), ending(TEN[0], two)];
  const [cang3, cang3Head] = [ending('077', SPECIAL), ending('077', three)];
  return {
    'lo2  win': ({ came }) => came[A] ?? 0,
    'lo3  win': ending('077'),
    'lo4  win': ending('0770'),
    'lo2-dau  win': beginning(TEN[0]),
    'de  win': de,
    'de-g1  win': ending(TEN[0], FIRST),
    'de-2-cua  win': ending(TEN[0], [SPECIAL[0], FIRST[1]]),
    'de-dau  win': deHead,
    'de-dau-db  win': beginning(TEN[0], SPECIAL),
    'dau  win': (draw) => once(Math.trunc(special(draw) / 10) === 7),
    'duoi  win': (draw) => once(special(draw) % 10 === 7),
    'dau-duoi  win': (draw) => deHead(draw) + de(draw),
    'cang3  win': cang3,
    'cang3-dau  win': cang3Head,
    'xiu-chu  win': (draw) => cang3Head(draw) + cang3(draw),
    'cang4  win': ending('0770', SPECIAL),
    'xien2  win': all(2),
    'xien3  win': all(3),
    'xien4  win': all(4),
    'xien2-nhay  win': least,
    'xien3-nhay  win': leastOf(3),
    'xien4-nhay  win': leastOf(4),
    'xien-quay3  2': groups(3, 2),
    'xien-quay3  3': groups(3, 3),
    'xien-quay4  2': groups(4, 2),
    'xien-quay4  3': groups(4, 3),
    'xien-quay4  4': groups(4, 4),
    'da  win': all(2),
    'da-nhay  win': least,
    'da-nua  win': (draw) => (once(least(draw) > 0) * both(draw)) / 2,
    'truot4  win': none(4),
    'truot8  win': none(8),
    'truot10  win': none(10),
    'tai-xiu tai tai': (draw) => once(special(draw) >= 50),
    'tai-xiu xiu xiu': (draw) => once(special(draw) < 50),
    'tai-xiu chan chan': (draw) => once(special(draw) % 2 === 0),
    'tai-xiu le le': (draw) => once(special(draw) % 2 === 1),
  };
}

/** Both numbers came, each at either of two stations. */
export const twoStations: Reader<Table> = (draw, other) =>
  once(
    (draw.came[A] ?? 0) + (other.came[A] ?? 0) > 0 &&
      (draw.came[B] ?? 0) + (other.came[B] ?? 0) > 0,
  );
