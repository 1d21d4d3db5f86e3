import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import { contactSet } from '@palpite/contract/contact.ts';
import {
  depositCancel,
  depositCreate,
  depositGet,
  depositList,
} from '@palpite/contract/deposit.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { memberSetNickname } from '@palpite/contract/member.ts';
import { messageSend } from '@palpite/contract/message.ts';
import { arbitraryOf } from '@palpite/contract/testing/arbitrary.ts';
import { walletGetBalance, type WalletBalance } from '@palpite/contract/wallet.ts';
import { withdrawalCancel } from '@palpite/contract/withdrawal.ts';
import { beginTab } from '@palpite/ui/tab.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import type * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callQuery } from '../calls.ts';
import type { Services } from '../services.ts';
import { doAct } from './do-act.ts';
import type { ActInput } from './send-act.ts';

beforeEach(() => {
  beginTab();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

interface Sent {
  readonly path: string;
  readonly input: string;
  readonly key: string | undefined;
}

type Fate = 'answered' | 'never came' | 'answer lost' | ErrorCode;

/** An operator that does an act once for each key, and a connection of which a test says what becomes of each call. */
function createOperator() {
  const sent: Sent[] = [];
  const done = new Map<string, string>();
  const fates: Fate[] = [];
  const answers = new Map<string, unknown>();
  const asked: string[] = [];
  /** What every answer waits for. */
  const gate = { open: Promise.resolve() };
  const failed = (endpoint: Endpoint, key: string | undefined, code?: ErrorCode) =>
    new CallError(code === undefined ? 'network' : 'refused', {
      endpoint,
      act: { requestId: 'request', idempotencyKey: key },
      code,
      status: code === undefined ? undefined : code === 'session_expired' ? 401 : 409,
    });
  const call = async (
    endpoint: Endpoint,
    {
      idempotencyKey: key,
      query,
      body,
    }: { idempotencyKey?: string; query?: unknown; body?: unknown },
  ) => {
    await Promise.resolve();
    if (endpoint.idempotency === 'safe') {
      asked.push(endpoint.path);
      return answers.get(endpoint.path) ?? {};
    }
    const input = JSON.stringify([query ?? null, body ?? null]);
    sent.push({ path: endpoint.path, input, key });
    const fate = fates.shift() ?? 'answered';
    await gate.open;
    if (fate === 'never came') throw failed(endpoint, key);
    if (fate !== 'answered' && fate !== 'answer lost') throw failed(endpoint, key, fate);
    if (key !== undefined) {
      const before = done.get(key);
      if (before !== undefined && before !== input) {
        throw failed(endpoint, key, 'idempotency_key_reused');
      }
      done.set(key, input);
    }
    if (fate === 'answer lost') throw failed(endpoint, key);
    return answers.get(endpoint.path) ?? { done: key };
  };
  return { sent, done, fates, answers, asked, gate, call };
}

type TestOperator = ReturnType<typeof createOperator>;

/** A page of an account. */
function openPage({ call }: TestOperator, account = 'ana') {
  let state: unknown = { phase: 'signed-in', record: { account } };
  const queryClient = new QueryClient();
  const services = {
    client: { call },
    queryClient,
    session: { store: { getState: () => state } },
    texts: { language: () => 'EN' },
  } as unknown as Services;
  return {
    services,
    queryClient,
    logIn: (name: string) => {
      state = { phase: 'signed-in', record: { account: name } };
    },
    /** Shows the answer to a read. */
    async show(endpoint: Endpoint, input: object = {}) {
      const query = callQuery(services, endpoint, input);
      new QueryObserver(queryClient, {
        ...query,
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => undefined);
      await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)).toBeDefined());
      return () => queryClient.getQueryData(query.queryKey);
    },
  };
}

const sample = (schema: v.GenericSchema, seed: number): unknown =>
  fc.sample(arbitraryOf(schema), { numRuns: 1, seed })[0];

const keyed = eachEndpoint(endpoints).filter(({ endpoint }) => endpoint.idempotency === 'key');

/** Acts of which only secrets differ: after a reload they are one intent. */
const OF_SECRETS = new Set<Endpoint>([
  endpoints.authenticator.confirm,
  endpoints.authenticator.renewRecoveryCodes,
  endpoints.password.change,
]);

describe.each(keyed)('$name', ({ endpoint }) => {
  const bodies = [7, 8].map((seed) => sample(endpoint.body as v.GenericSchema, seed));
  const forms = OF_SECRETS.has(endpoint) ? [0] : [0, 1];
  const steps = fc.array(
    fc.record({
      form: fc.constantFrom(...forms),
      by: fc.constantFrom('a press', 'a double press', 'a reload', 'another tab'),
      fate: fc.constantFrom<Fate>('never came', 'answer lost'),
    }),
    { maxLength: 6 },
  );

  test('is done once, under one key, however its form is sent until its outcome is known', () =>
    fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        beginTab();
        localStorage.clear();
        const operator = createOperator();
        const { services } = openPage(operator);
        const send = (form: number) =>
          doAct(services, endpoint, { body: bodies[form] } as ActInput<Endpoint>);
        for (const { form, by, fate } of taken) {
          if (by === 'a reload' || by === 'another tab') beginTab();
          const presses = by === 'a double press' ? [form, form] : [form];
          operator.fates.push(...presses.map(() => fate));
          await Promise.allSettled(presses.map(send));
        }
        for (const form of forms) await send(form);
        expect(operator.done.size).toBe(forms.length);
        expect(new Set(operator.sent.map(({ key }) => key)).size).toBe(forms.length);
        expect(localStorage.getItem('unknownActs')).toBeNull();
      }),
      { numRuns: 25 },
    ));
});

const DEPOSIT = { channel: 'pix', amountMinor: '5000', currency: 'BRL' } as const;

describe('the key of an act', () => {
  test('is another one once the outcome is known, done or refused', async () => {
    const operator = createOperator();
    const { services } = openPage(operator);
    operator.fates.push('answered', 'amount_out_of_range', 'answered');
    const send = () => doAct(services, depositCreate, { body: DEPOSIT }).catch(() => undefined);
    for (const _ of [1, 2, 3]) await send();
    expect(new Set(operator.sent.map(({ key }) => key)).size).toBe(3);
  });

  test('stays while a refusal says nothing of the act that was sent before', async () => {
    const operator = createOperator();
    const { services } = openPage(operator);
    operator.fates.push('answer lost', 'session_expired', 'too_many_requests', 'answered');
    const send = () => doAct(services, depositCreate, { body: DEPOSIT }).catch(() => undefined);
    for (const _ of [1, 2, 3, 4]) await send();
    expect(operator.done.size).toBe(1);
  });

  test('is the same in two tabs that send the same form before either knows its outcome', async () => {
    const operator = createOperator();
    const { services } = openPage(operator);
    const send = () => doAct(services, depositCreate, { body: DEPOSIT });
    const { promise, resolve } = Promise.withResolvers<void>();
    operator.gate.open = promise;
    const first = send();
    await vi.waitFor(() => expect(operator.sent).toHaveLength(1));
    beginTab();
    const second = send();
    await vi.waitFor(() => expect(operator.sent).toHaveLength(2));
    resolve();
    await Promise.all([first, second]);
    expect(operator.done.size).toBe(1);
  });

  test('is not shared by two accounts of one browser', async () => {
    const operator = createOperator();
    operator.fates.push('answer lost');
    const send = (account: string) =>
      doAct(openPage(operator, account).services, depositCreate, { body: DEPOSIT });
    await send('ana').catch(() => undefined);
    await send('bea');
    expect(operator.done.size).toBe(2);
  });

  test('is kept for ten minutes at most: later the same form means another act', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const operator = createOperator();
    const { services } = openPage(operator);
    operator.fates.push('answer lost');
    await doAct(services, depositCreate, { body: DEPOSIT }).catch(() => undefined);
    beginTab();
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await doAct(services, depositCreate, { body: DEPOSIT });
    expect(operator.done.size).toBe(2);
  });

  test('is its own where the act is stored with it, and is in no other record', async () => {
    const operator = createOperator();
    const { services } = openPage(operator);
    operator.fates.push('answer lost', 'session_expired', 'answered');
    const sealedKey = crypto.randomUUID();
    const send = () =>
      doAct(services, depositCreate, { body: DEPOSIT }, { sealedKey }).catch(() => undefined);
    for (const _ of [1, 2, 3]) await send();
    expect(operator.sent.map(({ key }) => key)).toEqual(Array(3).fill(sealedKey));
    expect(localStorage.getItem('unknownActs')).toBeNull();
  });

  test('is kept without what was typed: neither passwords nor texts are in the storage', async () => {
    const operator = createOperator();
    const { services } = openPage(operator);
    operator.fates.push('answer lost', 'answer lost');
    const contact = { channel: 'email', email: 'ana@example.com' } as const;
    const body = { contact, verificationCode: '482913', password: 'correct horse' };
    await doAct(services, contactSet, { body }).catch(() => undefined);
    const text = 'Good morning';
    await doAct(services, messageSend, { body: { downlineId: null, text } }).catch(() => undefined);
    const kept = localStorage.getItem('unknownActs') ?? '';
    expect(Object.keys(JSON.parse(kept))).toHaveLength(2);
    for (const typed of ['ana@example.com', '482913', 'horse', 'morning']) {
      expect(kept).not.toContain(typed);
    }
  });
});

const BALANCE: WalletBalance = {
  sumBalance: '10000',
  held: '0',
  versions: { sumBalance: '2', held: '1' },
  currency: 'BRL',
  asOf: '2026-03-02T12:00:00.000Z',
};

describe('after an act', () => {
  test('what depends on what it changes is asked for again, and nothing else', async () => {
    const operator = createOperator();
    const page = openPage(operator);
    await page.show(depositList, { query: {} });
    await page.show(walletGetBalance);
    operator.asked.length = 0;
    await doAct(page.services, depositCreate, { body: DEPOSIT });
    expect(operator.asked).toEqual([depositList.path]);
  });

  test('it is asked for after a refusal too, which the page did not foresee', async () => {
    const operator = createOperator();
    const page = openPage(operator);
    await page.show(depositList, { query: {} });
    operator.asked.length = 0;
    operator.fates.push('amount_out_of_range');
    await doAct(page.services, depositCreate, { body: DEPOSIT }).catch(() => undefined);
    expect(operator.asked).toEqual([depositList.path]);
  });

  test('its answer is shown at once where it is the answer to a read, and not asked for', async () => {
    const operator = createOperator();
    const page = openPage(operator);
    operator.answers.set(depositGet.path, { order: 'D1', status: 'awaiting-payment' });
    operator.answers.set(depositCancel.path, { order: 'D1', status: 'failed' });
    const input = { query: { order: 'D1' } };
    const shown = await page.show(depositGet, input);
    operator.asked.length = 0;
    await doAct(page.services, depositCancel, input, {
      readOf: (services, { order }) =>
        callQuery(services, depositGet, { query: { order } }).queryKey,
    });
    expect(shown()).toMatchObject({ status: 'failed' });
    expect(operator.asked).toEqual([]);
  });

  test('a balance in its answer is shown at once, and not asked for', async () => {
    const operator = createOperator();
    const page = openPage(operator);
    operator.answers.set(walletGetBalance.path, BALANCE);
    const after = { ...BALANCE, sumBalance: '15000', versions: { sumBalance: '3', held: '2' } };
    operator.answers.set(withdrawalCancel.path, { withdrawal: {}, balance: after });
    const shown = await page.show(walletGetBalance);
    operator.asked.length = 0;
    await doAct(page.services, withdrawalCancel, { body: { order: 'W1' } });
    expect(shown()).toEqual(after);
    expect(operator.asked).toEqual([]);
  });

  test('its answer shows nothing to an account that has logged in since', async () => {
    const operator = createOperator();
    const page = openPage(operator);
    const readOf = vi.fn();
    const acting = doAct(
      page.services,
      memberSetNickname,
      { body: { nickname: 'Ana' } },
      { readOf },
    );
    page.logIn('bea');
    await acting;
    expect(readOf).not.toHaveBeenCalled();
  });
});
