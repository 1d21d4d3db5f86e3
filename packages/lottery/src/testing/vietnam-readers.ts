/** What a bet of each Vietnamese play wins, read off the table of prizes as a player does. */
import type { Reader, Readers } from './many-draws.ts';

type Draw = readonly string[];
interface Heads {
  /** Where the prizes of two digits stand: all four of the seventh in the North, the eighth elsewhere. */
  readonly two: readonly [from: number, to: number];
  /** And those of three digits. */
  readonly three: readonly [from: number, to: number];
}

const special = (draw: Draw) => draw[0] ?? '';
/** How many of these places end with the text; a number shorter than the text never does. */
function ends(draw: Draw, text: string, from = 0, to = draw.length): number {
  let found = 0;
  for (let at = from; at < to; at += 1) if (draw[at]?.endsWith(text)) found += 1;
  return found;
}
const once = (right: boolean) => (right ? 1 : 0);
/** How often each number of two digits came; kept for the draw, since most plays ask for it. */
let tallied: { readonly draw: Draw; readonly times: Uint8Array } | undefined;
function came(draw: Draw, number: string): number {
  if (tallied?.draw !== draw) {
    const times = new Uint8Array(100);
    for (const each of draw) {
      const number = Number(each.slice(-2));
      times[number] = (times[number] ?? 0) + 1;
    }
    tallied = { draw, times };
  }
  return tallied.times[Number(number)] ?? 0;
}
const allCame = (draw: Draw, numbers: readonly string[]) =>
  once(numbers.every((number) => came(draw, number) > 0));
const noneCame = (draw: Draw, numbers: readonly string[]) =>
  once(numbers.every((number) => came(draw, number) === 0));

const TEN = ['07', '11', '23', '39', '40', '58', '62', '77', '81', '99'] as const;

export function vietnamReaders({ two, three }: Heads): Readers {
  const [a, b, c, d] = TEN;
  return {
    'lo2  win': (draw) => came(draw, a),
    'lo3  win': (draw) => ends(draw, '077'),
    'lo4  win': (draw) => ends(draw, '0770'),
    'lo2-dau  win': (draw) => draw.filter((number) => number.startsWith(a)).length,
    'de  win': (draw) => once(special(draw).endsWith(a)),
    'de-g1  win': (draw) => once(draw[1]?.endsWith(a) ?? false),
    'de-2-cua  win': (draw) =>
      once(special(draw).endsWith(a)) + once(draw[1]?.endsWith(a) ?? false),
    'de-dau  win': (draw) => ends(draw, a, ...two),
    'de-dau-db  win': (draw) => once(special(draw).startsWith(a)),
    'dau  win': (draw) => once(special(draw).at(-2) === '7'),
    'duoi  win': (draw) => once(special(draw).at(-1) === '7'),
    'dau-duoi  win': (draw) => ends(draw, a, ...two) + once(special(draw).endsWith(a)),
    'cang3  win': (draw) => once(special(draw).endsWith('077')),
    'cang3-dau  win': (draw) => ends(draw, '077', ...three),
    'xiu-chu  win': (draw) => ends(draw, '077', ...three) + once(special(draw).endsWith('077')),
    'cang4  win': (draw) => once(special(draw).endsWith('0770')),
    'xien2  win': (draw) => allCame(draw, [a, b]),
    'xien3  win': (draw) => allCame(draw, [a, b, c]),
    'xien4  win': (draw) => allCame(draw, [a, b, c, d]),
    'xien2-nhay  win': (draw) => Math.min(came(draw, a), came(draw, b)),
    'xien3-nhay  win': (draw) => Math.min(came(draw, a), came(draw, b), came(draw, c)),
    'xien4-nhay  win': (draw) =>
      Math.min(came(draw, a), came(draw, b), came(draw, c), came(draw, d)),
    'xien-quay3  2': (draw) =>
      allCame(draw, [a, b]) + allCame(draw, [a, c]) + allCame(draw, [b, c]),
    'xien-quay3  3': (draw) => allCame(draw, [a, b, c]),
    'xien-quay4  2': (draw) => {
      const found = TEN.slice(0, 4).filter((number) => came(draw, number) > 0).length;
      return (found * (found - 1)) / 2;
    },
    'xien-quay4  3': (draw) =>
      allCame(draw, [a, b, c]) +
      allCame(draw, [a, b, d]) +
      allCame(draw, [a, c, d]) +
      allCame(draw, [b, c, d]),
    'xien-quay4  4': (draw) => allCame(draw, [a, b, c, d]),
    'da  win': (draw) => allCame(draw, [a, b]),
    'da-nhay  win': (draw) => Math.min(came(draw, a), came(draw, b)),
    'da-nua  win': (draw) => (allCame(draw, [a, b]) * (came(draw, a) + came(draw, b))) / 2,
    'truot4  win': (draw) => noneCame(draw, TEN.slice(0, 4)),
    'truot8  win': (draw) => noneCame(draw, TEN.slice(0, 8)),
    'truot10  win': (draw) => noneCame(draw, TEN),
    'tai-xiu tai tai': (draw) => once(Number(special(draw).slice(-2)) >= 50),
    'tai-xiu xiu xiu': (draw) => once(Number(special(draw).slice(-2)) < 50),
    'tai-xiu chan chan': (draw) => once(Number(special(draw).at(-1)) % 2 === 0),
    'tai-xiu le le': (draw) => once(Number(special(draw).at(-1)) % 2 === 1),
  };
}

/** Both numbers came, at either of two stations. */
export const twoStations: Reader = (draw, other) =>
  once(TEN.slice(0, 2).every((number) => came(draw, number) > 0 || came(other, number) > 0));
