import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersOf } from './games.ts';
import { digitSet, doubleSet, familySet, pairSet } from './number-sets.ts';
import { permutationsOf, quickPick } from './quick-pick.ts';
import { betsOf, EMPTY, normalise } from './selection.ts';
import { rowOf, seeded } from './testing/rows.ts';
import { mostTickets, randomSymbols, randomTickets, readTyped } from './typed.ts';

const lo2 = rowOf('north', 'lo2');
const cang3 = rowOf('north', 'cang3');
const TWO = numbersOf(2);

describe('typed lists of numbers', () => {
  test('spaces, commas and lines part numbers', () => {
    expect(readTyped(lo2, '07 38,53;79\n86').taken).toEqual(['07', '38', '53', '79', '86']);
  });

  test('each bad word is named with its line and why; good numbers are taken at once', () => {
    const { taken, faults, perLine } = readTyped(lo2, '07 7\n123 xin\n07 12');
    expect(taken).toEqual(['07', '12']);
    expect(perLine).toEqual([1, 0, 1]);
    expect(faults).toEqual([
      { line: 1, word: '7', why: 'too_short' },
      { line: 2, word: '123', why: 'too_long' },
      { line: 2, word: 'xin', why: 'unknown' },
      { line: 3, word: '07', why: 'repeated', firstLine: 1 },
    ]);
  });

  test.each([
    ['đầu 3', ['30', '31', '32', '33', '34', '35', '36', '37', '38', '39']],
    ['ĐUÔI 5', ['05', '15', '25', '35', '45', '55', '65', '75', '85', '95']],
    ['tổng 7', ['07', '16', '25', '34', '43', '52', '61', '70', '89', '98']],
    ['10 kéo 13', ['10', '11', '12', '13']],
    ['10/12 kéo 16', ['10', '12', '14', '16']],
    ['10/11 kéo 13', ['10', '11', '12', '13']],
    ['kép', ['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']],
    ['đảo 12', ['12', '21']],
  ])('%s', (text, numbers) => {
    expect(readTyped(lo2, text)).toMatchObject({ taken: numbers, faults: [] });
  });

  test('tài, xỉu, chẵn and lẻ are halves of the numbers', () => {
    expect(readTyped(lo2, 'tài').taken).toEqual(TWO.slice(50));
    expect(readTyped(lo2, 'xỉu').taken).toEqual(TWO.slice(0, 50));
    expect(readTyped(lo2, 'chẵn, lẻ').taken).toHaveLength(100);
  });

  test('a bad word is named as it was typed', () => {
    expect(readTyped(lo2, '07 Mười, 9'.normalize('NFD')).faults.map(({ word }) => word)).toEqual([
      'Mười',
      '9',
    ]);
  });

  test('big and small are halves of the pool, whatever its numbers', () => {
    const keno = rowOf('keno', 'all-4');
    expect(readTyped(keno, 'small').taken.at(-1)).toBe('40');
    expect(readTyped(keno, 'tài').taken[0]).toBe('41');
    expect(readTyped(keno, 'toString').faults).toEqual([
      { line: 1, word: 'toString', why: 'unknown' },
    ]);
  });

  test('a range that ends before it begins, or that its step misses, is named', () => {
    expect(readTyped(lo2, '19 kéo 10').faults).toEqual([
      { line: 1, word: '19 kéo 10', why: 'bad_range' },
    ]);
    expect(readTyped(lo2, '10/12 kéo 15').faults[0]?.why).toBe('bad_range');
  });

  test('đảo gives each distinct permutation: 555 one, 707 three, 123 six', () => {
    expect(['555', '707', '123'].map((number) => permutationsOf(number).length)).toEqual([1, 3, 6]);
    expect(readTyped(cang3, 'đảo 707').taken).toEqual(['077', '707', '770']);
  });

  test('whatever is typed: taken numbers differ, are numbers of the play, and each line adds up', () => {
    const word = fc.oneof(
      fc.constantFrom(...TWO),
      fc.constantFrom('7', '123', 'đầu 3', 'kép', '10 kéo 19', 'đảo 12', 'xx', '9/8 kéo 1', 'dau'),
      fc.string({ maxLength: 6 }),
    );
    const lines = fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.constantFrom(' ', ', ', ';'), (typed, separator) => {
        const text = typed.map((line) => line.join(separator)).join('\n');
        const { taken, perLine, faults } = readTyped(lo2, text);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((number) => /^\d\d$/.test(number))).toBe(true);
        expect(perLine.reduce((sum, count) => sum + count, 0)).toBe(taken.length);
        expect(faults.every(({ line }) => line >= 1 && line <= perLine.length)).toBe(true);
        const selection = normalise(lo2, { ...EMPTY, areas: [taken] });
        expect('fault' in selection ? selection : taken.length).toEqual(
          taken.length > 0 ? taken.length : { fault: 'no_bet' },
        );
      }),
    );
  });

  test('a list of plain numbers is read back whole, in any order and with repeats named once each', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TWO), { maxLength: 60 }), (numbers) => {
        const { taken, faults } = readTyped(lo2, numbers.join(' '));
        expect(taken).toEqual([...new Set(numbers)]);
        expect(faults).toHaveLength(numbers.length - taken.length);
        expect(faults.every(({ why }) => why === 'repeated')).toBe(true);
      }),
    );
  });
});

describe('lists as the keyboards of six languages write them', () => {
  test.each([
    '12，34',
    '12、34',
    '12。34',
    '12；34',
    '１２ ３４',
    '１２　３４',
    '１２，３４',
    '๑๒ ๓๔',
    '12・34',
    '12·34',
    '12／34',
    '12/34',
    '12|34',
    '12\u{a0}34',
    '"12","34"',
    '\u{feff}12\u{200b} 34',
    '12\r34',
  ])('“%s” is 12 and 34', (typed) => {
    expect(readTyped(lo2, typed)).toMatchObject({ taken: ['12', '34'], faults: [] });
  });

  test.each(['１２３４５，54321', '12345、54321', '１２３４５　５４３２１'])(
    '“%s” is two tickets of five digits',
    (typed) => {
      const direct = rowOf('5d', 'five-direct');
      expect(readTyped(direct, typed)).toMatchObject({ taken: ['12345', '54321'], faults: [] });
    },
  );

  test('wide digits and commas part tickets of two-digit symbols too', () => {
    expect(readTyped(rowOf('11of5', 'first-3-direct'), '０１ ０２ ０３，01 05 11').taken).toEqual([
      '010203',
      '010511',
    ]);
  });

  test.each(['12-34', '12～34', '12 – 34', '12到34'])(
    '“%s” could be a range or a pair: it is named as such',
    (typed) => {
      expect(readTyped(lo2, `07, ${typed}`)).toMatchObject({
        taken: ['07'],
        faults: [{ why: 'range_or_pair' }],
      });
    },
  );
});

describe('phrases', () => {
  test.each([
    ['kép lệch', doubleSet('offset-doubles')],
    ['KÉP ÂM', doubleSet('hidden-doubles')],
    ['sát kép', doubleSet('near-doubles')],
    ['kép bằng', doubleSet('doubles')],
    ['bộ 01', familySet('01')],
    ['bộ 06', familySet('01')],
    ['bo01', familySet('01')],
    ['chạm 5', digitSet('touch', 5)],
    ['chẵn lẻ', pairSet('even-odd')],
    ['chẵn chẵn', pairSet('even-even')],
    ['bé lớn', pairSet('small-big')],
    ['đầu 3 5', [...digitSet('head', 3), ...digitSet('head', 5)]],
    ['đảo 12 34', ['12', '21', '34', '43']],
    ['đầu 3 45', [...digitSet('head', 3), '45']],
  ])('%s', (text, numbers) => {
    expect(readTyped(lo2, text)).toMatchObject({ taken: numbers, faults: [] });
  });

  test.each([
    'dàn 05',
    'lo 12 34 x 10 diem',
    'kép xyz',
    'kép lệch ngược 12',
    'xyz kép',
    'đề đầu 3',
    'bộ',
    '10 điểm',
    '10 điểm lô 12 34',
    'x10',
    '12x10',
    '12=10',
    'lo: 12 34',
    'tổng 12',
  ])('nothing is taken of “%s”, and it is named whole', (typed) => {
    const { taken, faults } = readTyped(lo2, `07, ${typed}; 08`);
    expect(taken).toEqual(['07', '08']);
    expect(faults.map(({ word, why }) => ({ word, why }))).toEqual([
      { word: typed, why: 'unknown' },
    ]);
  });

  test('sets of the hundred numbers are not read where others are bet', () => {
    for (const typed of ['kép lệch', 'bộ 01', 'bộ 012', 'chẵn lẻ']) {
      expect(readTyped(cang3, typed).taken).toEqual([]);
    }
    expect(readTyped(cang3, 'chạm 5').taken).toHaveLength(271);
  });
});

describe('bets typed as one', () => {
  const xien2 = rowOf('north', 'xien2');
  const xien3 = rowOf('north', 'xien3');

  test.each(['12-34', '12/34', '12x34', '12 X 34', '１２－３４', '12 – 34', '12×34', '12*34'])(
    '“%s” is a pair',
    (typed) => {
      expect(readTyped(xien2, typed)).toMatchObject({ taken: ['12', '34'], faults: [], rest: '' });
    },
  );

  test('another pair is a bet of its own, for the line after this one', () => {
    const { taken, faults, rest } = readTyped(xien2, '12-34 56-78, 12-90\n11');
    expect(taken).toEqual(['12', '34']);
    expect(faults.map(({ word, why }) => [word, why])).toEqual([
      ['56-78', 'own_bet'],
      ['12-90', 'own_bet'],
      ['11', 'own_bet'],
    ]);
    expect(readTyped(xien2, rest).taken).toEqual(['56', '78']);
  });

  test('numbers without a sign between them are all pairs of them, and a pair after them is another bet', () => {
    expect(readTyped(xien2, '12 34 56').taken).toEqual(['12', '34', '56']);
    expect(readTyped(xien2, '12 34 56-78')).toMatchObject({ taken: ['12', '34'], rest: '56-78' });
  });

  test.each(['12-34-56', '12-12', '12-345', '12-34x10', '1-34'])(
    '“%s” is no pair, and nothing of it is taken',
    (typed) => {
      expect(readTyped(xien2, typed)).toMatchObject({ taken: [], faults: [{ why: 'not_a_bet' }] });
    },
  );

  test('three numbers are a bet of three', () => {
    expect(readTyped(xien3, '12-34-56').taken).toEqual(['12', '34', '56']);
    expect(readTyped(xien3, '12-34').taken).toEqual([]);
  });
});

describe('typed tickets', () => {
  test('one-digit symbols are words, a group takes any order once', () => {
    const direct = rowOf('5d', 'last-three-direct');
    expect(readTyped(direct, '123 321\n12 1234 12a')).toEqual({
      taken: ['123', '321'],
      perLine: [2, 0],
      faults: [
        { line: 2, word: '12', why: 'too_short' },
        { line: 2, word: '1234', why: 'too_long' },
        { line: 2, word: '12a', why: 'unknown' },
      ],
      rest: '',
    });
    const group = readTyped(rowOf('5d', 'last-three-group-6'), '123 321 112');
    expect(group.taken).toEqual(['123']);
    expect(group.faults.map(({ why }) => why)).toEqual(['repeated', 'not_a_bet']);
  });

  test('two-digit symbols may be apart; a symbol outside the game or twice is no bet', () => {
    const { taken, faults } = readTyped(
      rowOf('11of5', 'first-3-direct'),
      '01 02 03, 010511\n01 02 12; 010102',
    );
    expect(taken).toEqual(['010203', '010511']);
    expect(faults.map(({ why }) => why)).toEqual(['not_a_bet', 'not_a_bet']);
  });
});

describe('picks', () => {
  test('big, small, odd, even and all are sets of the symbols', () => {
    const dice = ['1', '2', '3', '4', '5', '6'];
    expect(quickPick(dice, 'big')).toEqual(['4', '5', '6']);
    expect(quickPick(dice, 'odd')).toEqual(['1', '3', '5']);
    expect(quickPick(TWO, 'small')).toEqual(TWO.slice(0, 50));
    expect([quickPick(dice, 'all').length, quickPick(dice, 'none').length]).toEqual([6, 0]);
  });

  test('random picks are different symbols of the play, as many as asked for', () => {
    const picked = randomSymbols(TWO, 10, seeded('pick'));
    expect(new Set(picked).size).toBe(10);
    expect(picked).toEqual(picked.toSorted());
    const play = rowOf('pk10', 'first-3-direct');
    const tickets = randomTickets(play, 20, seeded('tickets'));
    const selection = normalise(play, { ...EMPTY, tickets });
    expect('fault' in selection ? selection : betsOf(play, selection)).toBe(20n);
    expect(() => randomTickets(play, 721, seeded('all'))).toThrow('720');
    expect(() => randomSymbols(['1'], 2, seeded('few'))).toThrow(RangeError);
  });

  test('random tickets of a group have its pattern, and all of them come', () => {
    const play = rowOf('5d', 'last-three-group-3');
    expect(mostTickets(play)).toBe(90n);
    const all = randomTickets(play, 90, seeded('groups'));
    const selection = normalise(play, { ...EMPTY, tickets: all });
    expect('fault' in selection ? selection : betsOf(play, selection)).toBe(90n);
    expect(() => randomTickets(play, 91, seeded('more'))).toThrow('90');
    expect(() => randomTickets(rowOf('north', 'lo2'), 1, seeded('none'))).toThrow(RangeError);
  });
});
