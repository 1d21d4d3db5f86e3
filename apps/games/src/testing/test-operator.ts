/**
 * A wallet with real balances for tests of the host alone: it verifies signatures, keeps every
 * transaction, answers a repeated one the same, and can be told to be slow, broken or dead at any step.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import {
  VENDOR_CALLS,
  type VendorCall,
  VendorError,
  type VendorErrorCode,
  type VendorRequest,
  verifyVendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { Hono } from 'hono';
import * as v from 'valibot';

export const TEST_SECRET = 'a secret that only tests know';

type MoneyCall = 'bet' | 'win' | 'rollback';
export interface Moved {
  readonly call: MoneyCall;
  readonly transactionId: string;
  readonly roundId: string;
  readonly amountMinor: bigint;
  /** False for a rollback of a stake that never came. */
  readonly moved: boolean;
}

/** What the wallet does around a call; throw a VendorError to refuse, return 'hang up' for no answer. */
export interface Faults {
  before?: (call: VendorCall, body: unknown) => Promise<undefined | 'hang up'>;
  after?: (call: VendorCall, body: unknown) => Promise<undefined | 'hang up'>;
}

export interface TestOperator {
  readonly origin: string;
  readonly faults: Faults;
  /** Everything that was accepted, in order; repeated answers are not repeated here. */
  readonly moved: readonly Moved[];
  balance(playerId: string): bigint;
  setBalance(playerId: string, minor: bigint): void;
  /** A one-time token for a game. */
  launch(playerId: string, gameCode: string): string;
  endSessions(): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: 200 | VendorError['status'];
  readonly body: { balanceMinor: string; currency: 'BRL' } | { code: VendorErrorCode };
}

/** Starts a wallet on a free port of this machine. */
export async function startTestOperator(): Promise<TestOperator> {
  const balances = new Map<string, bigint>();
  const launches = new Map<string, { playerId: string; gameCode: string }>();
  const answers = new Map<string, { body: string; answer: Answer }>();
  const nonces = new Set<string>();
  const moved: Moved[] = [];
  const faults: Faults = {};
  let sessionsEnded = false;

  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n;
  const money = (playerId: string) => ({
    balanceMinor: String(balanceOf(playerId)),
    currency: 'BRL' as const,
  });

  const authenticate = (text: string) => {
    const { launchToken } = v.parse(VENDOR_CALLS.authenticate.request, JSON.parse(text));
    const launched = launches.get(launchToken);
    launches.delete(launchToken);
    if (!launched) throw new VendorError('launch_token_invalid');
    return {
      ...money(launched.playerId),
      ...launched,
      sessionId: `operator-${launched.playerId}`,
      merchantCode: 'palpite',
      language: 'PT',
      accountType: 0,
      displayName: 'Ana',
    };
  };

  const betOf = (roundId: string) => moved.find((m) => m.roundId === roundId && m.call === 'bet');
  const rolledBack = (roundId: string) =>
    moved.some((m) => m.roundId === roundId && m.call === 'rollback');

  const move = (call: MoneyCall, request: VendorRequest<'bet'>): void => {
    const { playerId, roundId, transactionId } = request;
    const amountMinor = BigInt(request.amountMinor);
    if (call === 'bet') {
      if (rolledBack(roundId)) throw new VendorError('bet_rolled_back');
      if (sessionsEnded) throw new VendorError('session_ended');
      if (balanceOf(playerId) < amountMinor) throw new VendorError('insufficient_funds');
    }
    if (call === 'win' && !betOf(roundId)) throw new VendorError('invalid_request');
    const moves = call !== 'rollback' || betOf(roundId) !== undefined;
    const sign = call === 'bet' ? -1n : 1n;
    if (moves) balances.set(playerId, balanceOf(playerId) + sign * amountMinor);
    moved.push({ call, transactionId, roundId, amountMinor, moved: moves });
  };

  const transact = (call: MoneyCall, text: string): Answer => {
    const request = v.parse(VENDOR_CALLS[call].request, JSON.parse(text));
    const known = answers.get(request.transactionId);
    if (known) {
      if (known.body !== text) throw new VendorError('transaction_conflict');
      return known.answer;
    }
    move(call, request);
    const answer: Answer = { status: 200, body: money(request.playerId) };
    answers.set(request.transactionId, { body: text, answer });
    return answer;
  };

  const answer = (call: VendorCall, text: string) => {
    if (call === 'authenticate') return authenticate(text);
    if (call === 'balance') {
      if (sessionsEnded) throw new VendorError('session_ended');
      return money(v.parse(VENDOR_CALLS.balance.request, JSON.parse(text)).playerId);
    }
    return transact(call, text).body;
  };

  const app = new Hono();
  app.post('/vendor/wallet/:call', async (c) => {
    const call = c.req.param('call') as VendorCall;
    const text = await c.req.text();
    try {
      await verifyVendorRequest({
        method: 'POST',
        path: c.req.path,
        body: text,
        headers: c.req.raw.headers,
        secretOf: () => TEST_SECRET,
        claimNonce: async (_, nonce) => !nonces.has(nonce) && nonces.add(nonce).has(nonce),
        now: Date.now(),
      });
      if ((await faults.before?.(call, JSON.parse(text))) === 'hang up') return hangUp();
      const body = answer(call, text);
      if ((await faults.after?.(call, JSON.parse(text))) === 'hang up') return hangUp();
      return c.json(body);
    } catch (error) {
      if (error instanceof VendorError) return c.json({ code: error.code }, error.status);
      throw error;
    }
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    faults,
    moved,
    balance: balanceOf,
    setBalance: (playerId, minor) => void balances.set(playerId, minor),
    launch(playerId, gameCode) {
      const token = `launch-${launches.size}-${Math.random().toString(36).slice(2)}`;
      launches.set(token, { playerId, gameCode });
      return token;
    },
    endSessions() {
      sessionsEnded = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** An answer that no wallet gives: the host learns nothing from it. */
function hangUp(): Response {
  return new Response('upstream closed the connection', { status: 502 });
}
