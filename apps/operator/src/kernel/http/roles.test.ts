import { type EndpointName, endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ACCOUNT_TYPES, isGuest, isPermitted, type Role } from '@palpite/domain';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { session } from '#modules/identity/tables/session.table.ts';
import { setFlags } from '#modules/identity/registration/testing.ts';
import { startSession } from '#modules/identity/session/start-session.ts';
import { tokenHash } from '../secrets/token.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { send, table } from './testing/table.ts';

/**
 * Every call of the contract, made over HTTP by every kind of caller. The expected answer of each comes from the table
 * of permissions; a call that is added to the contract is covered here without another line.
 */

/** Codes that refuse a caller by role. */
const REFUSALS: readonly string[] = [
  'unauthenticated',
  'session_expired',
  'password_change_required',
  'terms_changed',
  'reauthentication_required',
  'forbidden',
  'real_account_required',
];
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

interface Caller {
  readonly name: string;
  readonly role: Role;
  /** What blocks its session, whatever its role. */
  readonly held?:
    | 'session_expired'
    | 'unauthenticated'
    | 'password_change_required'
    | 'terms_changed'
    | 'reauthentication_required';
  /** A session that no other call has used; null for none. */
  token(): Promise<string | null>;
}

const operator = withOperator({
  limits: {
    generalPerMinute: 100_000,
    loginPerAddressPerMinute: 100_000,
    guestsPerAddressPerHour: 1_000,
    codePerMinute: 10_000,
    moneyPerMinute: 10_000,
    messagesPerHour: 10_000,
    captchaPerMinute: 10_000,
  },
});
let browser: Browser;
let callers: readonly Caller[];

beforeAll(async () => {
  browser = operator.browser();
  // A switch that is off refuses every caller.
  const switches = table.flatMap(({ endpoint: { flag } }) => (flag ? [[flag, true]] : []));
  await setFlags(operator, Object.fromEntries(switches));
  callers = await makeCallers();
});

async function makeCallers(): Promise<Caller[]> {
  const members = ACCOUNT_TYPES.filter((type) => type !== 4);
  const ids = await Promise.all(members.map((type) => operator.account({ type })));
  const agent = await operator.account({ type: 1 });
  const affiliate = await operator.account({ type: 1, isMember: false });
  const due = await operator.account({ type: 1, passwordDefault: true });
  const lapsed = await operator.account({ type: 1, termsVersion: '2025-01-01' });
  const stranger = await operator.account({ type: 1, brandCode: 'lumen' });
  const guest = await guestAccount();
  return [
    { name: 'a visitor', role: 'visitor', held: 'unauthenticated', token: async () => null },
    ...members.map((type, index) => ({
      name: `an account of type ${type}`,
      role: type,
      token: () => newSession(ids[index]?.id ?? 0),
    })),
    { name: 'a guest', role: 4, token: () => newSession(guest) },
    { name: 'an affiliate', role: 'affiliate', token: () => newSession(affiliate.id) },
    {
      name: 'an expired session',
      role: 1,
      held: 'session_expired',
      token: () => newSession(agent.id, DAY_SECONDS),
    },
    {
      name: 'a session that was ended',
      role: 1,
      held: 'session_expired',
      token: () => endedSession(agent.id),
    },
    {
      name: 'a session of another brand',
      role: 1,
      held: 'unauthenticated',
      token: () => newSession(stranger.id),
    },
    {
      name: 'an account whose password must be changed first',
      role: 1,
      held: 'password_change_required',
      token: () => newSession(due.id),
    },
    {
      name: 'an account that agreed to older terms',
      role: 1,
      held: 'terms_changed',
      token: () => newSession(lapsed.id),
    },
    {
      name: 'a session that lay idle',
      role: 1,
      held: 'reauthentication_required',
      token: () => newSession(agent.id, HOUR_SECONDS),
    },
  ];
}

async function guestAccount(): Promise<number> {
  const opened = operator.browser();
  const header = await opened.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { user } = await opened.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'test', platform: 'W', version: 3, header },
  });
  return Number(user.id);
}

/** Begins a session as a login with the right password does; `age` seconds ago. */
async function newSession(accountId: number, age = 0): Promise<string> {
  return inTransaction(operator.services.pool, async ({ tx }) => {
    const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
    if (owner === undefined) throw new Error(`there is no account ${accountId}`);
    const { token } = await startSession(tx, owner, {
      method: 'username',
      address: '203.0.113.7',
      country: null,
      userAgent: 'test',
      language: 'PT',
      now: new Date(operator.clock.now.getTime() - age * 1_000),
      services: operator.services,
    });
    return token;
  });
}

async function endedSession(accountId: number): Promise<string> {
  const token = await newSession(accountId);
  await operator.services.database
    .update(session)
    .set({ revokedAt: operator.clock.now, revokedFor: 'logout' })
    .where(eq(session.tokenHash, tokenHash(token)));
  return token;
}

/** Whether a call that needs a token is refused because the session is blocked. */
function stops(endpoint: Endpoint, held: NonNullable<Caller['held']>): boolean {
  if (held === 'reauthentication_required') return endpoint.sensitive;
  if (held === 'session_expired' || held === 'unauthenticated') return true;
  return !endpoint.whileBlocked;
}

/** @returns the code of the refusal; null when the caller reaches the call itself */
function expectedRefusal(endpoint: Endpoint, { role, held }: Caller): string | null {
  // Where no token is needed a bad one counts as none.
  if (endpoint.token !== 'required') return null;
  if (held !== undefined && stops(endpoint, held)) return held;
  if (isPermitted(role, endpoint.permission)) return null;
  return role !== 'visitor' && role !== 'affiliate' && isGuest(role)
    ? 'real_account_required'
    : 'forbidden';
}

test.each(table)(
  '[PERM-08] $name answers the callers in the table of permissions, and no others',
  async ({ endpoint }) => {
    const answered: Record<string, string | null> = {};
    const expected: Record<string, string | null> = {};
    for (const caller of callers) {
      const token = await caller.token();
      const { envelope } = await send(browser, endpoint, { token, key: crypto.randomUUID() });
      expect(envelope.message).not.toBe('internal_error');
      answered[caller.name] = REFUSALS.includes(envelope.message) ? envelope.message : null;
      expected[caller.name] = expectedRefusal(endpoint, caller);
    }
    expect(answered).toEqual(expected);
  },
);

/**
 * Every call with a token that a guest may make, by the screen that makes it. A new call is refused to guests until it
 * is added here.
 */
const GUEST_CALLS: Record<string, readonly EndpointName[]> = {
  'every page: who one is, the balance, the ways out': [
    'member.get',
    'member.getIcon',
    'member.getAvatar',
    'wallet.getBalance',
    'session.handOver',
    'session.logout',
    'session.revokeAll',
  ],
  'the security page: where the account is logged in': [
    'session.list',
    'session.revoke',
    'session.revokeOthers',
  ],
  'lobbies and games': [
    'game.list',
    'vendor.listCategories',
    'game.listLikeRecent',
    'game.listRecent',
    'favourite.listIds',
    'favourite.list',
    'favourite.add',
    'favourite.remove',
    'room.list',
    'game.launch',
    'lottery.listVietnamRecent',
    'lottery.listDraws',
    'lottery.placeSlip',
    'lottery.cancelBet',
    'lottery.listBets',
    'lottery.getBetTotals',
    'lottery.getReceipt',
    'lottery.placeChase',
    'lottery.listChases',
    'lottery.stopChase',
  ],
};

test('[PERM-08] a guest may make the calls of the screens that a guest sees, and no other', async () => {
  const guest = callers.find(({ role }) => role === 4);
  const answered: string[] = [];
  for (const { name, endpoint } of table) {
    if (endpoint.token !== 'required') continue;
    const token = (await guest?.token()) ?? null;
    const { status } = await send(browser, endpoint, { token, key: crypto.randomUUID() });
    if (status !== 403) answered.push(name);
  }
  expect(answered.toSorted()).toEqual(Object.values(GUEST_CALLS).flat().toSorted());
});

test('[PERM-08] a refused caller has changed nothing', async () => {
  const guest = callers.find(({ role }) => role === 4);
  const token = (await guest?.token()) ?? null;
  const [before] = await operator.services.database
    .select()
    .from(account)
    .where(eq(account.type, 4));
  const { status, envelope } = await send(browser, endpoints.password.change, { token });
  expect([status, envelope.message]).toEqual([403, 'real_account_required']);
  const [after] = await operator.services.database
    .select()
    .from(account)
    .where(eq(account.type, 4));
  expect(after).toEqual(before);
});
