import { expect, test } from 'vitest';
import { KINDS, type Kind } from './games.ts';
import { matcher } from './match.ts';
import { PLAYS } from './plays.ts';
import { halvesOf, pick, rowOf } from './testing/rows.ts';

/** Draws by hand. Two-digit ends of the North: 53 three times, 20, 66 and 11 twice, 03 to 10, 12 and 13 never. */
const NORTH = `99281 49720 95020 20139 42730 51177 23568 65017 04653 24966 7753 3895 7669 6811
  8059 5766 3600 1645 1901 1190 352 853 411 02 73 70 92`;
/** Ends: 07 12 23 34 45 01 02 03 04 05 06 08 09 10 11 13 14 31. */
const HCM = `548207 11112 22223 33334 44445 55501 55502 55503 55504 55505 55506 55508 1209 3410
  3411 3413 614 31`;
const DONG_THAP =
  '073916 11112 22223 33334 44445 66601 66602 66603 66604 66605 66606 66608 1209 3410 3411 3413 615 88';
/** Nine of the twenty are up to 40, ten are odd; together 838. */
const KENO = '01 02 03 05 08 13 21 34 40 41 50 55 60 62 66 70 71 77 79 80';
const FIVE = '4 0 9 7 9';
const ELEVEN = '03 11 07 01 08';
const CARS = '07 02 10 01 05 09 03 08 06 04';

/** `code | areas, a slash between them | wins`, of the draw above unless the line begins with one: `draw : code …`. */
const WORKED: Readonly<Record<Kind, readonly string[]>> = {
  north: [
    'lo2 | 20 53 07 | 5',
    'lo3 | 281 853 | 2',
    'lo4 | 9720 9281 | 2',
    'lo2-dau | 20 99 | 2',
    'de | 81 20 | 1',
    'de-g1 | 20 81 | 1',
    'de-2-cua | 81 20 07 | 2',
    'de-dau | 73 92 20 | 2',
    'de-dau-db | 99 81 | 1',
    'dau | 8 1 | 1',
    'duoi | 1 | 1',
    'dau-duoi | 81 02 | 2',
    'cang3 | 281 352 | 1',
    'cang3-dau | 411 281 | 1',
    'xiu-chu | 281 352 999 | 2',
    'cang4 | 9281 9720 | 1',
    'xien2 | 20 81 07 | 1',
    'xien3 | 20 81 39 | 1',
    'xien4 | 20 81 39 53 | 1',
    'xien2-nhay | 20 53 | 2',
    'xien3-nhay | 20 53 66 | 2',
    'xien4-nhay | 11 20 53 66 | 2',
    // Three pairs and the three; without one of them a single pair.
    'xien-quay3 | 20 81 39 | 4',
    'xien-quay3 | 20 81 07 | 1',
    'xien-quay3 | 20 07 08 | 0',
    // Six pairs, four threes, the four; without one of them what three numbers have.
    'xien-quay4 | 20 81 39 53 | 11',
    'xien-quay4 | 20 81 39 07 | 4',
    'da | 20 81 39 | 3',
    'da-nhay | 20 53 | 2',
    'da-nua | 20 81 | 1.5',
    'truot4 | 07 08 09 10 | 1',
    'truot8 | 03 04 05 06 07 08 09 10 | 1',
    'truot10 | 03 04 05 06 07 08 09 10 12 13 | 1',
    'tai-xiu | tai le',
  ],
  south: [
    'lo2 | 07 31 99 | 2',
    'lo3 | 207 614 | 2',
    'lo4 | 8207 1209 | 2',
    'lo2-dau | 55 34 | 10',
    'de | 07 31 | 1',
    'de-g1 | 12 07 | 1',
    'de-2-cua | 07 12 31 | 2',
    'de-dau | 31 07 | 1',
    'de-dau-db | 54 07 | 1',
    'dau | 0 7 | 1',
    'duoi | 7 | 1',
    'dau-duoi | 31 07 | 2',
    'cang3 | 207 614 | 1',
    'cang3-dau | 614 207 | 1',
    'xiu-chu | 614 207 | 2',
    'cang4 | 8207 1209 | 1',
    'xien2 | 07 31 99 | 1',
    'xien3 | 07 31 14 | 1',
    'xien4 | 07 31 14 12 | 1',
    'xien2-nhay | 07 31 | 1',
    'xien3-nhay | 07 31 14 | 1',
    'xien4-nhay | 07 31 14 12 | 1',
    'xien-quay3 | 07 31 14 | 4',
    'xien-quay3 | 07 31 99 | 1',
    'xien-quay4 | 07 31 14 12 | 11',
    'xien-quay4 | 07 31 14 99 | 4',
    'da | 07 31 14 | 3',
    'da-nhay | 07 31 | 1',
    'da-nua | 07 31 | 1',
    // At two stations, at one of them, and only one of the two.
    `${HCM} + ${DONG_THAP} : da-xien | 31 88 | 1`,
    `${HCM} + ${DONG_THAP} : da-xien | 07 31 | 1`,
    `${HCM} + ${DONG_THAP} : da-xien | 30 88 | 0`,
    'truot4 | 00 15 16 17 | 1',
    'truot8 | 00 15 16 17 18 19 20 21 | 1',
    'truot10 | 00 15 16 17 18 19 20 21 22 24 | 1',
    'tai-xiu | xiu le',
  ],
  '5d': [
    'five-direct | 4 / 0 / 9 / 7 / 9 | 1',
    'five-direct | 4 / 0 / 9 / 9 / 7 | 0',
    '3 1 4 0 2 : five-group-120 | 0 1 2 3 4 | 1',
    'five-group-60 | 9 / 0 4 7 1 | 1',
    'five-group-60 | 4 / 0 9 7 | 0',
    '9 7 9 4 7 : five-group-30 | 7 9 / 4 | 1',
    '4 9 9 7 9 : five-group-20 | 9 / 4 7 | 1',
    '4 9 9 4 9 : five-group-10 | 9 / 4 | 1',
    '9 9 9 4 9 : five-group-5 | 9 / 4 | 1',
    'last-four-direct | 0 / 9 / 7 / 9 | 1',
    '9 0 4 7 9 : last-four-group-24 | 0 4 7 9 | 1',
    'last-four-group-12 | 9 / 0 7 | 1',
    '4 0 9 0 9 : last-four-group-6 | 0 9 | 1',
    '4 0 9 9 9 : last-four-group-4 | 9 / 0 | 1',
    'first-three-direct | 4 / 0 / 9 | 1',
    'middle-three-direct | 0 / 9 / 7 | 1',
    'last-three-direct | 9 / 7 / 9 | 1',
    '4 4 0 7 9 : first-three-group-3 | 4 / 0 | 1',
    '9 4 4 0 5 : middle-three-group-3 | 4 / 0 | 1',
    'last-three-group-3 | 9 / 7 | 1',
    'last-three-group-3 | 7 / 9 | 0',
    'first-three-group-6 | 0 4 9 | 1',
    'middle-three-group-6 | 0 7 9 | 1',
    '4 0 9 7 2 : last-three-group-6 | 2 7 9 | 1',
    'first-three-sum | 13',
    'middle-three-sum | 16',
    'last-three-sum | 25',
    'first-three-span | 9',
    'middle-three-span | 9',
    'last-three-span | 2',
    // By the form that came: 9 and 0 are neighbours.
    'first-three-group-sum | half-straight',
    'middle-three-group-sum | half-straight',
    'last-three-group-sum | pair',
    '0 0 3 3 3 : last-three-group-sum |',
    'first-three-form | half-straight',
    'middle-three-form | half-straight',
    'last-three-form | pair',
    '8 9 0 7 7 : first-three-form | straight',
    '5 5 5 7 7 : first-three-form | triple',
    '2 5 8 7 7 : first-three-form | mixed',
    'first-two-direct | 4 / 0 | 1',
    'last-two-direct | 7 / 9 | 1',
    'first-two-group | 0 4 | 1',
    'last-two-group | 7 9 | 1',
    'first-two-sum | 4',
    'last-two-sum | 16',
    'first-two-span | 4',
    'last-two-span | 2',
    'fixed-position | 4 / 1 / 9 / / 0 9 | 3',
    'any-1-of-first-three | 0 1 4 | 2',
    'any-1-of-last-three | 1 7 9 | 2',
    'any-2-of-first-three | 0 4 9 | 3',
    'any-2-of-last-three | 1 7 9 | 1',
    'any-1-of-last-four | 0 7 8 | 2',
    'any-2-of-last-four | 0 7 9 | 3',
    'any-2-of-five | 0 1 7 9 | 3',
    'any-3-of-five | 0 4 7 9 | 4',
    'special-1 | 0 1 9 | 2',
    'special-2 | 7 9 | 1',
    '4 0 9 9 9 : special-3 | 4 9 | 1',
    '4 9 9 9 9 : special-4 | 4 9 | 1',
    'sum-size | big odd',
    'position-1-size | small even',
    'position-2-size | small even',
    'position-3-size | big odd',
    'position-4-size | big odd',
    'position-5-size | big odd',
    'dragon-tiger-1-2 | dragon',
    'dragon-tiger-1-3 | tiger',
    'dragon-tiger-1-4 | tiger',
    'dragon-tiger-1-5 | tiger',
    'dragon-tiger-2-3 | tiger',
    'dragon-tiger-2-4 | tiger',
    'dragon-tiger-2-5 | tiger',
    'dragon-tiger-3-4 | dragon',
    'dragon-tiger-3-5 | tie',
    'dragon-tiger-4-5 | tiger',
    'dragon-tiger-push-1-2 | dragon',
    'dragon-tiger-push-1-3 | tiger',
    'dragon-tiger-push-1-4 | tiger',
    'dragon-tiger-push-1-5 | tiger',
    'dragon-tiger-push-2-3 | tiger',
    'dragon-tiger-push-2-4 | tiger',
    'dragon-tiger-push-2-5 | tiger',
    'dragon-tiger-push-3-4 | dragon',
    'dragon-tiger-push-3-5 | push push',
    'dragon-tiger-push-4-5 | tiger',
    // 4 + 9 + 7 are twenty; the other two are nine.
    'bull | 9 bull-odd bull-big',
    '1 9 0 5 5 : bull | bull-bull bull-even bull-big',
    '1 1 1 1 1 : bull | none',
  ],
  '11of5': [
    'any-1 | 02 03 11 | 2',
    'any-2 | 03 07 11 | 3',
    'any-3 | 01 03 07 11 | 4',
    'any-4 | 01 02 03 07 11 | 1',
    'any-5 | 01 03 07 08 11 | 1',
    'any-6 | 01 02 03 07 08 11 | 1',
    'any-7 | 01 02 03 05 07 08 11 | 1',
    'any-8 | 01 02 03 05 06 07 08 11 | 1',
    'any-8 | 01 02 03 04 05 06 07 08 | 0',
    'first-1-direct | 03 04 | 1',
    'first-2-direct | 03 / 11 | 1',
    'first-2-group | 03 11 | 1',
    'first-3-direct | 03 / 11 / 07 | 1',
    'first-3-group | 03 07 11 | 1',
    'fixed-position | 03 / 01 / 07 / / 08 | 3',
    // Thirty is the middle: the stake comes back.
    'sum-size | push push',
    '11 10 09 08 07 : sum-size | big',
    'sum-parity | even',
    'odd-count | 4',
    'dragon-tiger | tiger',
  ],
  k3: [
    '2 2 5 : sum | 9',
    '2 2 5 : sum-size | small odd',
    '4 4 4 : sum-size | big even',
    '2 2 5 : sum-size-strict | small odd',
    '4 4 4 : sum-size-strict |',
    '4 4 4 : exact-triple | 4 | 1',
    '4 4 4 : any-triple | triple',
    '2 2 5 : exact-pair | 2 / 5 | 1',
    '2 2 5 : exact-pair | 5 / 2 | 0',
    '2 2 5 : any-pair | 2 5 | 1',
    '4 4 4 : any-pair | 4 | 1',
    '6 2 5 : three-different | 2 5 6 | 1',
    '2 2 5 : two-different | 2 5 6 | 1',
    '4 3 5 : any-straight | straight',
    '2 2 5 : any-straight |',
  ],
  pk10: [
    'first-1-direct | 07 | 1',
    'first-2-direct | 07 / 02 | 1',
    'first-3-direct | 07 / 02 / 10 | 1',
    'fixed-position | 07 / 01 / 10 / / 05 / / / / / 04 | 4',
    'sum | 9',
    'sum-size | small odd',
    'sum-size-push | small odd',
    '07 04 10 01 05 09 03 08 06 02 : sum-size-push | push push push push',
    '07 04 10 01 05 09 03 08 06 02 : sum-size | small odd',
    'place-1-size | big odd',
    'place-2-size | small even',
    'place-3-size | big even',
    'place-4-size | small odd',
    'place-5-size | small odd',
    'place-6-size | big odd',
    'place-7-size | small odd',
    'place-8-size | big even',
    'place-9-size | big even',
    'place-10-size | small even',
    'dragon-tiger-1 | dragon',
    'dragon-tiger-2 | tiger',
    'dragon-tiger-3 | dragon',
    'dragon-tiger-4 | tiger',
    'dragon-tiger-5 | tiger',
  ],
  keno: [
    'all-1 | 01 04 | 1',
    'all-2 | 01 02 03 | 3',
    'all-3 | 01 02 03 04 | 1',
    'all-4 | 01 02 03 05 | 1',
    'all-5 | 01 02 03 05 08 | 1',
    'all-6 | 01 02 03 05 08 13 | 1',
    'all-7 | 01 02 03 05 08 13 21 | 1',
    'all-8 | 01 02 03 05 08 13 21 34 | 1',
    'all-9 | 01 02 03 05 08 13 21 34 40 | 1',
    'all-10 | 01 02 03 05 08 13 21 34 40 41 | 1',
    'pick-5 | 01 02 03 04 05 | 1',
    'pick-5 | 01 02 04 06 07 | 0',
    'pick-10 | 01 02 03 04 05 08 13 21 34 40 | 1',
    'pick-10 | 04 06 07 09 10 11 12 14 15 16 | 1',
    'pick-10 | 01 06 07 09 10 11 12 14 15 16 | 0',
    'sum-size | over',
    'sum-parity | even',
    'up-down | down',
    'odd-even | equal',
  ],
};
const DRAWN: Partial<Record<Kind, string>> = {
  north: NORTH,
  south: HCM,
  '5d': FIVE,
  '11of5': ELEVEN,
  pk10: CARS,
  keno: KENO,
};

interface Line {
  readonly line: string;
  readonly code: string;
  readonly results: string[][];
  readonly areas: string[];
  /** Whether `wins` is how often they win; else everything is chosen, and it is the tiers that win. */
  readonly counted: boolean;
  readonly wins: string;
}
const LINES = KINDS.flatMap((kind) => WORKED[kind].map((line) => ({ kind, ...read(kind, line) })));

function read(kind: Kind, line: string): Line {
  const [bet = '', drawn = DRAWN[kind] ?? ''] = line.split(' : ').toReversed();
  const [code = '', ...rest] = bet.split('|').map((part) => part.trim());
  const row = PLAYS[kind].find((play) => play.code === code);
  const everything =
    row?.rule.kind === 'measure' ? row.rule.choices.map((choice) => choice.code).join(' ') : '';
  const [wins = '', chosen = everything] = rest.toReversed();
  return {
    line,
    code,
    results: drawn.split(' + ').map((numbers) => numbers.trim().split(/\s+/)),
    areas: chosen.split('/').map((area) => area.trim()),
    counted: rest.length === 2,
    wins,
  };
}

test.each(KINDS)('every play of %s is worked by hand', (kind) => {
  const codes = new Set(LINES.filter((line) => line.kind === kind).map(({ code }) => code));
  expect([...codes].toSorted()).toEqual(PLAYS[kind].map(({ code }) => code).toSorted());
});

test.each(LINES)('$kind $line', ({ kind, code, results, areas, counted, wins }) => {
  const won = matcher(rowOf(kind, code), results)(pick(...areas));
  const tiers = won.map(({ tier }) => tier).join(' ');
  expect(counted ? String(Number(halvesOf(won)) / 2) : tiers).toBe(wins);
});
