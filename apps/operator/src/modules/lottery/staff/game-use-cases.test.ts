import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { isSealSigned } from '@palpite/lottery/signed-seal.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  receiptOf,
  workUntil,
} from '../testing/bets.ts';

const operator = withOperator();
const { said, complained, run, clear } = testTerminal(() => operator, { command: 'lottery' });
beforeAll(async () => {
  await playOnly(operator, ['vn-north', 'k3-1m']);
  await makeIssues(operator);
});
beforeEach(clear);

interface Signed {
  readonly numero: string;
  readonly closes_at: Date;
  readonly commitment: string;
  readonly chain_anchor: string;
  readonly chain_place: number;
  readonly signature: string;
  readonly public_key: string;
}

/** Of the fast draw's issues of one brand, in their order. */
async function signatures(): Promise<Signed[]> {
  const { rows } = await operator.database.pool.query<Signed>(
    `select numero, closes_at, commitment, chain_anchor, chain_place, signature, public_key
     from operator.lottery_issue, operator.lottery_signing_key
     where brand_code = 'palpite' and game_code = 'k3-1m' order by numero`,
  );
  return rows;
}

const isSigned = (row: Signed): boolean =>
  isSealSigned([row.public_key], row.signature, {
    brand: 'palpite',
    game: 'k3-1m',
    numero: row.numero,
    closesAt: row.closes_at.toISOString(),
    commitment: row.commitment,
    chain: { anchor: row.chain_anchor, place: row.chain_place },
    drand: null,
  });

interface Row {
  readonly numero: string;
  readonly opens: string;
  readonly closes: string;
  readonly draws: string;
  readonly limit: string;
  readonly due: string;
}

/** The issues of a brand that can still be bet on, with what decides about the close, and its work. */
async function issues(game: string, brand = 'palpite'): Promise<readonly Row[]> {
  const { rows } = await operator.database.pool.query<Row>(
    `select i.numero, to_char(opens_at at time zone 'Asia/Ho_Chi_Minh', 'MMDD HH24:MI:SS') as opens,
       to_char(i.closes_at at time zone 'Asia/Ho_Chi_Minh', 'MMDD HH24:MI:SS') as closes,
       to_char(draws_at at time zone 'Asia/Ho_Chi_Minh', 'MMDD HH24:MI:SS') as draws,
       to_char(c.closes_at at time zone 'Asia/Ho_Chi_Minh', 'MMDD HH24:MI:SS') as limit,
       to_char(w.due_at at time zone 'Asia/Ho_Chi_Minh', 'MMDD HH24:MI:SS') as due
     from operator.lottery_issue i
     left join operator.issue_close c on c.issue = 'lottery:' || brand_code || ':' || game_code || ':' || i.numero
     left join operator.work w on w.key = c.issue || ':close' and w.state = 'open'
     where brand_code = $1 and game_code = $2 and i.closes_at > ledger.now() order by i.closes_at`,
    [brand, game],
  );
  return rows;
}

const daysOf = (rows: readonly Row[]) => rows.map(({ numero }) => numero);
const dayOf = (numero: string) => `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`;

/** Sales follow one another without a gap, and the work of the closes is in their order. */
async function expectInOrder(rows: readonly Row[], game = 'vn-north'): Promise<void> {
  for (const row of rows) expect([row.limit, row.due]).toEqual([row.closes, row.closes]);
  expect(rows.slice(1).map(({ opens }) => opens)).toEqual(
    rows.slice(0, -1).map(({ closes }) => closes),
  );
  const { rows: owed } = await operator.database.pool.query<{ numero: string }>(
    `select payload ->> 'numero' as numero from operator.work where kind = 'lottery.close' and due_at > ledger.now()
     and payload ->> 'gameCode' = $1 and payload ->> 'brandCode' = 'palpite' order by id`,
    [game],
  );
  expect(owed.map(({ numero }) => numero)).toEqual(daysOf(rows));
}

describe('the clock of a lottery', () => {
  test('a later draw and close are in force for issues not yet on sale, at every brand; the one on sale stays', async () => {
    const [onSale, ...before] = await issues('vn-north');
    expect(await run('game', 'vn-north', '--draw-at', '19:45', '--close-before', '600')).toBe(0);
    const [stays, ...after] = await issues('vn-north');
    expect(stays).toEqual(onSale);
    expect(daysOf(after)).toEqual(daysOf(before));
    expect(
      after.every(({ closes, draws }) => closes.endsWith('19:35:00') && draws.endsWith('19:45:00')),
    ).toBe(true);
    await expectInOrder(await issues('vn-north'));
    expect(await issues('vn-north', 'trangvang')).toEqual(await issues('vn-north'));
    expect(said.join('\n')).toContain(`on sale or within a minute of it: ${onSale?.numero}`);
    expect(said.join('\n')).toContain(`${after.length} moved, 0 are new, 0 gone`);
  });

  test('a holiday takes its issue away, and gives it back in its place when it is one no more', async () => {
    const before = await issues('vn-north');
    const [, , third] = daysOf(before);
    expect(await run('game', 'vn-north', '--holidays', dayOf(third ?? ''))).toBe(0);
    const without = await issues('vn-north');
    expect(daysOf(without)).toEqual(daysOf(before).filter((numero) => numero !== third));
    await expectInOrder(without);
    expect(await run('game', 'vn-north', '--holidays', '')).toBe(0);
    expect(await issues('vn-north')).toEqual(before);
    await expectInOrder(before);
  });

  test('weekdays are those named, from the issue after the one on sale', async () => {
    const before = await issues('vn-north');
    expect(await run('game', 'vn-north', '--weekdays', '2,4')).toBe(0);
    const [stays, ...after] = await issues('vn-north');
    expect(stays).toEqual(before[0]);
    expect(after.length).toBeGreaterThan(2);
    const weekdays = after.map(({ numero }) => new Date(dayOf(numero)).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([2, 4]));
    await expectInOrder(await issues('vn-north'));
    expect(await run('game', 'vn-north', '--weekdays', '1,2,3,4,5,6,7')).toBe(0);
    // What is drawn after all that the calendar has made is for the calendar.
    const again = await issues('vn-north');
    expect(again.length).toBeGreaterThanOrEqual(before.length - 1);
    expect(again).toEqual(before.slice(0, again.length));
  });

  test.each([
    [['--draw-at', '25:00'], 'drawAt is wrong'],
    [['--weekdays', '8'], 'weekdays is wrong'],
    [['--weekdays', ''], 'needs a weekday'],
    [['--holidays', '31/12/2026'], 'holidays is wrong'],
    [['--close-before', '0'], 'closeBeforeSeconds is wrong'],
    [['--close-before', '86400'], 'never on sale'],
    [['--modes', 'Lotto'], 'Choose one of: Lott, ZY, Elott, SEA'],
    [['--maintenance', 'on'], 'needs a reason'],
    [[], 'name what changes'],
  ])('%j is refused with what is wrong, and changes nothing', async (options, sentence) => {
    const before = await issues('vn-north');
    expect(await run('game', 'vn-north', ...options)).toBe(1);
    expect(complained.join('\n')).toContain(sentence);
    expect(await issues('vn-north')).toEqual(before);
  });

  test('a holiday on the day of the issue on sale, a clock of a fast draw and an unknown lottery are refused', async () => {
    const [onSale = ''] = daysOf(await issues('vn-north'));
    expect(await run('game', 'vn-north', '--holidays', dayOf(onSale))).toBe(1);
    expect(await run('game', 'k3-1m', '--draw-at', '18:00')).toBe(1);
    expect(await run('game', 'k3-1m', '--close-before', '60')).toBe(1);
    expect(await run('game', 'vn-moon', '--maintenance', 'off')).toBe(1);
    const all = complained.join('\n');
    expect(all).toContain(`${onSale} is on sale`);
    expect(all).toContain('k3-1m is drawn every 1 min');
    expect(all).toContain('less than 60 seconds');
    expect(all).toContain('no lottery "vn-moon"');
  });

  test('a fast draw keeps its commitments when it closes earlier', async () => {
    const commitments = () =>
      operator.database.pool.query(
        "select brand_code, numero, commitment, draws_at from operator.lottery_issue where game_code = 'k3-1m' order by 1, 2",
      );
    const { rows: before } = await commitments();
    const signed = await signatures();
    expect(signed.every(isSigned)).toBe(true);
    const [onSale, next, ...earlier] = await issues('k3-1m');
    expect(await run('game', 'k3-1m', '--close-before', '20')).toBe(0);
    expect((await commitments()).rows).toEqual(before);
    const [stays, second, ...after] = await issues('k3-1m');
    // Both begin within a minute.
    expect([stays, second]).toEqual([onSale, next]);
    expect(after.length).toBe(earlier.length);
    expect(after.every(({ closes }) => closes.endsWith(':40'))).toBe(true);
    // The close is among what is signed.
    const again = await signatures();
    expect(again.every(isSigned)).toBe(true);
    expect(again.filter(({ signature }, at) => signature !== signed[at]?.signature)).toHaveLength(
      after.length,
    );
    await expectInOrder(
      [stays, second, ...after].flatMap((row) => row ?? []),
      'k3-1m',
    );
  });

  test('the database removes an issue neither on sale nor with a commitment', async () => {
    const remove = (where: string) =>
      operator.database.pool.query(`delete from operator.lottery_issue where ${where}`);
    await expect(remove("game_code = 'vn-north' and opens_at <= ledger.now()")).rejects.toThrow(
      'never removed',
    );
    await expect(remove("game_code = 'k3-1m' and opens_at > ledger.now()")).rejects.toThrow(
      'never removed',
    );
  });
});

describe('maintenance and menus of a lottery', () => {
  const menuCodes = async (prizeMode: 'SEA' | 'ZY') => {
    const { gameMenus } = await operator
      .browser()
      .client.call(endpoints.lottery.getVietnamMenu, { query: { prizeMode } });
    return gameMenus.flatMap((group) => group.gameMenus.map(({ gameCode }) => gameCode));
  };

  test('prize modes are the menus that have it, at once', async () => {
    expect(await menuCodes('ZY')).not.toContain('vn-north');
    expect(await run('game', 'vn-north', '--modes', 'Lott,ZY')).toBe(0);
    expect(await menuCodes('ZY')).toContain('vn-north');
    expect(await menuCodes('SEA')).not.toContain('vn-north');
    await run('games');
    expect(said.join('\n')).toMatch(/vn-north +north +Lott ZY +no +at 19:45/);
  });

  test('a rest refuses bets and makes no issues; what is sold is drawn, and the days missed are made after it', async () => {
    const player = await operator.signedIn();
    const { username } = await player.client.call(endpoints.member.get);
    const { onSale } = await issueOf(player, 'vn-north');
    if (onSale === null) throw new Error('nothing is on sale');
    const bet = () => placeSlip(player, [line('vn-north', onSale.numero, 'de', '01')], 100);
    const order = (await bet()).bets[0]?.order ?? '';
    const rest = ['game', 'vn-north', '--maintenance', 'on', '--reason', 'the station is closed'];
    expect(await run(...rest)).toBe(0);
    await expect(bet()).rejects.toMatchObject({ code: 'game_under_maintenance' });
    const query = { gameCode: 'vn-north' };
    const { maintenance } = await player.client.call(endpoints.lottery.getGame, { query });
    expect(maintenance).toBe(true);

    const made = daysOf(await issues('vn-north'));
    await workUntil(operator, onSale.closesAt);
    await workUntil(operator, onSale.drawsAt);
    const later = operator.browser();
    await later.login(username);
    expect((await receiptOf(later, order)).bet.status).toMatch(/won|lost/);
    operator.clock.now = new Date(operator.clock.now.getTime() + 9 * 86_400_000);
    await makeIssues(operator);
    expect(daysOf(await issues('vn-north')).at(-1)).toBe(made.at(-1));

    expect(await run('game', 'vn-north', '--maintenance', 'off')).toBe(0);
    const after = await issues('vn-north');
    expect(after.length).toBe(16);
    await expectInOrder(after);
    assertSound(await operator.services.ledger.verify());
  });
});

test('staff are warned where a station that rests at Tết has no days without a draw to come', async () => {
  const warnedWith = async (holidays: string) => {
    await operator.database.pool.query(
      `update operator.lottery_game set clock = jsonb_set(clock, '{holidays}', $1) where code = 'vn-north'`,
      [holidays],
    );
    clear();
    await run('games');
    return said.filter((text) => text.startsWith('Warning'));
  };
  expect(await warnedWith('["2027-02-06"]')).toEqual([]);
  expect(await warnedWith('["2026-02-16"]')).toEqual([
    expect.stringContaining('vn-north has no days without a draw'),
  ]);
});
