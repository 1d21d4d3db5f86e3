import { endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { writeQuery } from '@palpite/contract/query.ts';
import { beforeAll, expect, test } from 'vitest';
import { setFlags } from '#modules/identity/registration/testing.ts';
import { playAt } from '#modules/insight/record/testing/play.ts';
import { makeOrder, REVIEWED } from '#modules/money/deposit/testing/orders.ts';
import {
  addPayoutAccount,
  readyForPayouts,
  removePayoutAccount,
} from '#modules/money/payout/testing.ts';
import {
  cancelBet,
  line,
  makeIssues,
  numeroOf,
  placeChase,
  placeSlip,
  receiptOf,
  stopChase,
} from '#modules/lottery/testing/bets.ts';
import { anyGame, testVendor } from '#modules/seamless/testing/vendor.ts';
import { message } from '#modules/talk/tables/message.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { withdrawalAttempts } from '#modules/money/withdrawal/testing/owners.ts';
import { send, table } from './testing/table.ts';

/**
 * What one account may do to another's: nothing. Calls act for the account of the token; the few that also name
 * something of an account are tried with another account's.
 */

/** Inputs of calls that belong to no account: games and vendors, pages, the caller's own text. */
const NOBODYS = new Set(
  `accountType amountMinor answer avatarId b2c backUrl captcha channel clientType code collection confirmNewPassword
  confirmPaymentPassword confirmTrans contact count currency destination device direction feature feeMinor from gameClassify
  gameCode gameId gameName gameType headerColor image kind label language launchMode lottoArea lottoGameCode lottoView
  lines merchant merchantCode minBet minLineNum minReturn missingMinor multiples name newPassword newUsername newWithin nickname nodeId numero oldPassword
  oldPaymentPassword page pageNo pageSize part password payeeName paymentPassword paymentReference pending platform roomId
  sort status stopOnWin tab text theme title to totalMinor type
  vassalage vendor verificationCode version volatility won`.split(/\s+/),
);

/** Numbers by which a call counts a room's messages: the room belongs to all members. */
const OF_THE_ROOM = new Set(['chat.listMessages.after', 'chat.markRead.id']);

const signedIn = table.filter(({ endpoint, built }) => built && endpoint.token === 'required');
const reading = signedIn.filter(({ endpoint }) => endpoint.idempotency === 'safe');

const { operator } = withGameHost({
  limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000 },
});
let mine: Browser;
let theirs: Browser;
beforeAll(async () => {
  await setFlags(operator, { CBS3: true });
  [mine, theirs] = [await operator.signedIn(1), await operator.signedIn(1)];
  const game = await anyGame(theirs);
  const vendor = await testVendor(operator, game.vassalage);
  await (await playAt(theirs, await usernameOf(theirs), vendor, game))(100, { win: 0 });
});

interface Attempt {
  make(): Promise<unknown>;
  /** The refusal. */
  readonly refusal: object;
}

const notOf = (field: string) => ({
  code: 'invalid_request',
  value: { fields: [{ field, reason: 'does not belong to this session' }] },
});

/** A message of the other account, tried by one of the calls about messages. */
const withTheirMessage =
  (act: (message: { tab: 'system'; messageId: string }) => Promise<unknown>) => async () => {
    const content = [{ kind: 'paragraph' as const, runs: [{ text: 'Texto.' }] }];
    const [sent] = await operator.services.database
      .insert(message)
      .values({
        brandCode: 'palpite',
        accountId: theirs.accountId,
        texts: { PT: { title: 'Aviso', content } },
        sentAt: operator.clock.now,
      })
      .returning({ id: message.id });
    return act({ tab: 'system', messageId: String(sent?.id) });
  };

/** Each call that names something of an account, made for another account's. */
const ATTEMPTS: Record<string, Attempt> = {
  'session.revoke.sessionId': {
    async make() {
      const { list } = await theirs.client.call(endpoints.session.list);
      const query = { sessionId: list[0]?.sessionId ?? '' };
      return mine.client.call(endpoints.session.revoke, { query });
    },
    refusal: { code: 'not_found' },
  },
  'affiliateLink.disable.linkId': {
    async make() {
      const { linkId } = await theirs.client.call(endpoints.affiliateLink.create, {
        body: { label: 'theirs' },
      });
      return mine.client.call(endpoints.affiliateLink.disable, { query: { linkId } });
    },
    refusal: { code: 'not_found' },
  },
  'team.list.downline': {
    async make() {
      const query = { downline: await usernameOf(theirs) };
      return mine.client.call(endpoints.team.list, { query });
    },
    refusal: { code: 'not_found' },
  },
  'payoutAccount.remove.payoutAccountId': {
    async make() {
      const [row] = (await addPayoutAccount(await readyForPayouts(theirs))).list;
      await readyForPayouts(mine);
      return removePayoutAccount(mine, row?.payoutAccountId ?? '');
    },
    refusal: { code: 'not_found' },
  },
  'bet.get.order': {
    async make() {
      const { order } = await theirBet();
      return mine.client.call(endpoints.bet.get, { query: { order } });
    },
    refusal: { code: 'not_found' },
  },
  'message.get.messageId': {
    make: withTheirMessage((query) => mine.client.call(endpoints.message.get, { query })),
    refusal: { code: 'not_found' },
  },
  'message.markRead.messageId': {
    make: withTheirMessage((body) => mine.client.call(endpoints.message.markRead, { body })),
    refusal: { code: 'not_found' },
  },
  'message.delete.messageId': {
    make: withTheirMessage((query) => mine.client.call(endpoints.message.delete, { query })),
    refusal: { code: 'not_found' },
  },
  'message.restore.messageId': {
    make: withTheirMessage((body) => mine.client.call(endpoints.message.restore, { body })),
    refusal: { code: 'not_found' },
  },
  'message.send.downlineId': {
    async make() {
      const { id } = await operator.account({ uplineId: theirs.accountId ?? 0 });
      return mine.client.call(endpoints.message.send, {
        body: { downlineId: String(id), text: 'Olá' },
        idempotencyKey: 'to-another-downline',
      });
    },
    refusal: { code: 'not_direct_downline' },
  },
  'deposit.get.order': {
    make: async () =>
      mine.client.call(endpoints.deposit.get, { query: { order: await theirDeposit() } }),
    refusal: { code: 'not_found' },
  },
  'deposit.cancel.order': {
    make: async () =>
      mine.client.call(endpoints.deposit.cancel, { query: { order: await theirDeposit() } }),
    refusal: { code: 'not_found' },
  },
  'deposit.markPaid.order': {
    async make() {
      const body = { order: await theirDeposit(), paymentReference: 'E2026' };
      return mine.client.call(endpoints.deposit.markPaid, { body });
    },
    refusal: { code: 'not_found' },
  },
  'game.launch.username': {
    make: async () => launch(mine.token, await usernameOf(theirs)),
    refusal: notOf('username'),
  },
  'game.launch.token': {
    make: async () => launch(theirs.token, await usernameOf(mine)),
    refusal: notOf('token'),
  },
  'lottery.getReceipt.order': {
    make: async () => receiptOf(mine, await theirLotteryBet()),
    refusal: { code: 'not_found' },
  },
  'lottery.stopChase.chaseId': {
    async make() {
      // Another game than that of their bet, whose issue is looked for.
      await makeIssues(operator);
      const { chaseId } = await placeChase(theirs, {
        gameCode: 'k3-3m',
        numero: await numeroOf(theirs, 'k3-3m'),
        choices: 'odd',
        multiples: [1, 1],
      });
      return stopChase(mine, chaseId);
    },
    refusal: { code: 'not_found' },
  },
  'lottery.cancelBet.order': {
    make: async () => cancelBet(mine, await theirLotteryBet()),
    refusal: { code: 'not_found' },
  },
  ...withdrawalAttempts(() => operator),
};

/** Searches that name something of an account, made for another account's: how much they find for each. */
const SEARCHES: Record<string, (browser: Browser) => Promise<number>> = {
  'bet.list.order': async (browser) => countOf(browser, { order: (await theirBet()).order }),
  'bet.list.issue': async (browser) => countOf(browser, { issue: (await theirBet()).issue }),
  'bet.getTotals.order': async (browser) => totalOf(browser, { order: (await theirBet()).order }),
  'bet.getTotals.issue': async (browser) => totalOf(browser, { issue: (await theirBet()).issue }),
  'bet.listOfSlip.slipId': async ({ client }) => {
    const query = { slipId: await theirSlip() };
    const { rows } = await client.call(endpoints.bet.listOfSlip, { query });
    return new Set(rows.map(({ issue }) => issue)).size;
  },
  // Last: from then on several of their bets are of one draw.
  'lottery.listBets.slipId': async ({ client }) => {
    const query = { slipId: await theirSlip() };
    const { list } = await client.call(endpoints.lottery.listBets, { query });
    return new Set(list.map(({ slipId }) => slipId)).size;
  },
  'lottery.getBetTotals.slipId': async ({ client }) => {
    const query = { slipId: await theirSlip() };
    const { totalRows } = await client.call(endpoints.lottery.getBetTotals, { query });
    return Math.sign(totalRows);
  },
};

/** Calls that another account may send too, since they reveal something only to the owner. */
const POWERLESS: Record<string, () => Promise<void>> = {
  async 'chat.enter.pass'() {
    const query = { b2c: 1, title: 'Theirs', language: 'PT', headerColor: '#0f7a5a' } as const;
    const { chatUrl } = await theirs.client.call(endpoints.chat.getUrl, { query });
    const body = { pass: new URL(chatUrl, 'http://localhost').searchParams.get('pass') ?? '' };
    const lookFor = async ({ client }: Browser) =>
      (await client.call(endpoints.chat.enter, { body })).look;
    expect(await lookFor(mine)).toBeNull();
    expect(await lookFor(theirs)).toMatchObject({ title: 'Theirs' });
  },
  async 'chat.sendMessage.key'() {
    const key = 'a-key-that-both-sent';
    const say = async ({ client }: Browser, text: string) =>
      (await client.call(endpoints.chat.sendMessage, { body: { key, text } })).id;
    const [theirId, myId] = [await say(theirs, 'theirs'), await say(mine, 'mine')];
    const { messages } = await theirs.client.call(endpoints.chat.listMessages, { query: {} });
    expect(messages.map(({ id, text, mine: own }) => ({ id, text, own }))).toEqual([
      { id: theirId, text: 'theirs', own: true },
      { id: myId, text: 'mine', own: false },
    ]);
  },
};

interface BetSearch {
  readonly order?: string;
  readonly issue?: string;
}

const betsOf = async ({ client }: Browser, query: BetSearch = {}) =>
  (await client.call(endpoints.bet.list, { query })).rows;
const countOf = async (browser: Browser, query: BetSearch) => (await betsOf(browser, query)).length;
const totalOf = async ({ client }: Browser, query: BetSearch) =>
  (await client.call(endpoints.bet.getTotals, { query })).totalRows;

async function theirBet() {
  const [bet] = await betsOf(theirs);
  if (bet === undefined) throw new Error('they have staked nothing');
  return bet;
}

async function theirLotteryBet(): Promise<string> {
  const { list } = await theirs.client.call(endpoints.lottery.listBets, { query: {} });
  if (list[0] !== undefined) return list[0].order;
  await makeIssues(operator);
  const numero = await numeroOf(theirs, 'k3-5m');
  const { bets } = await placeSlip(theirs, [line('k3-5m', numero, 'sum-size', 'big')], 100);
  return bets[0]?.order ?? '';
}

async function theirSlip(): Promise<string> {
  await makeIssues(operator);
  const numero = await numeroOf(theirs, 'k3-5m');
  const lines = [
    line('k3-5m', numero, 'sum-size', 'big'),
    line('k3-5m', numero, 'sum-size', 'odd'),
  ];
  const { slipId = '' } = await placeSlip(theirs, lines, 200);
  return slipId;
}

/** An order of the other account that awaits its payment: one serves all. */
async function theirDeposit(): Promise<string> {
  const { list } = await theirs.client.call(endpoints.deposit.list, { query: {} });
  return list[0]?.order ?? (await makeOrder(theirs, REVIEWED, '10000')).order;
}

const usernameOf = async (browser: Browser) =>
  (await browser.client.call(endpoints.member.get)).username;

const launch = (token: string | null, username: string) =>
  mine.client.call(endpoints.game.launch, {
    body: {
      launchMode: 'GLS',
      nodeId: 'any',
      vassalage: 'ANY',
      accountType: 1,
      confirmTrans: 0,
      platform: 'html5-desktop',
      clientType: 3,
      merchantCode: 'palpite',
      language: 'PT',
      username,
      token: token ?? '',
    },
  });

/** The fields of a schema's objects, in each of its variants. */
function fieldsOf(schema: unknown): string[] {
  const { entries, options } = Object(schema);
  if (Array.isArray(options)) return options.flatMap(fieldsOf);
  return entries === undefined ? [] : Object.keys(entries);
}

test('[PERM-08] whatever a call names belongs to no account, or is tried with another account’s', () => {
  const named = signedIn.flatMap(({ name, endpoint: { query, body } }) =>
    [...new Set([...fieldsOf(query), ...fieldsOf(body)])]
      .filter((field) => !NOBODYS.has(field))
      .map((field) => `${name}.${field}`)
      .filter((field) => !OF_THE_ROOM.has(field)),
  );
  const tried = [ATTEMPTS, SEARCHES, POWERLESS].flatMap(Object.keys);
  expect(named.toSorted()).toEqual(tried.toSorted());
});

test.each(Object.entries(ATTEMPTS))(
  '[PERM-08] %s of another account is refused, and that account is unaffected',
  async (_name, { make, refusal }) => {
    await expect(make()).rejects.toMatchObject(refusal);
    await expect(usernameOf(theirs)).resolves.not.toBe(await usernameOf(mine));
  },
);

test.each(Object.entries(SEARCHES))(
  '[PERM-08] %s of another account finds nothing, and finds it for its owner',
  async (_name, search) => {
    expect(await search(mine)).toBe(0);
    expect(await search(theirs)).toBe(1);
  },
);

test.each(Object.entries(POWERLESS))(
  '[PERM-08] %s of another account reveals nothing of it and changes nothing of it',
  async (_name, check) => {
    await check();
  },
);

test.each(reading)(
  '[PERM-08] $name answers only about the caller, no matter which names its address has',
  async ({ endpoint }: { endpoint: Endpoint }) => {
    const { id, username, customerId } = await theirs.client.call(endpoints.member.get);
    const other = { accountId: id, memberId: id, id, customerId, username, account: username };
    const path = `${endpoint.path}?${writeQuery(other)}` as const;
    const named = await send(mine, { ...endpoint, path, query: undefined }, { token: mine.token });
    const plain = await send(mine, { ...endpoint, query: undefined }, { token: mine.token });
    expect(withoutClock(named.envelope)).toEqual(withoutClock(plain.envelope));
    expect(JSON.stringify(named.envelope)).not.toContain(username);
  },
);

/** An answer without its time. */
function withoutClock(envelope: { value: unknown }): unknown {
  return JSON.parse(JSON.stringify(envelope, (key, value) => (key === 'asOf' ? null : value)));
}
