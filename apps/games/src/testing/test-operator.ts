/**
 * A wallet with real balances for tests of the host alone: it verifies signatures, keeps every transaction, answers a
 * repeated one the same, and can be made slow, broken or dead at any step.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import {
  type VendorCall,
  VendorError,
  verifyVendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { type Context, Hono } from 'hono';
import { TestWallet } from './test-wallet.ts';

export const TEST_SECRET = 'a secret that only tests know';

type Fault = (call: VendorCall, body: unknown) => Promise<undefined | 'hang up'>;

/** What the wallet does around a call; throw a VendorError to refuse, return 'hang up' for no answer. */
export interface Faults {
  before?: Fault;
  after?: Fault;
}

export interface TestOperator
  extends Pick<TestWallet, 'moved' | 'balance' | 'setBalance' | 'launch'> {
  readonly origin: string;
  readonly faults: Faults;
  endSessions(): void;
  close(): Promise<void>;
}

/** Starts a wallet on a free port of this machine. */
export async function startTestOperator(): Promise<TestOperator> {
  const wallet = new TestWallet();
  const faults: Faults = {};
  const nonces = new Set<string>();
  const claimNonce = async (_: string, nonce: string) => {
    const isNew = !nonces.has(nonce);
    nonces.add(nonce);
    return isNew;
  };
  const app = new Hono();
  app.post('/vendor/wallet/:call', async (c) => {
    try {
      return await answer(c, wallet, faults, claimNonce);
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
    moved: wallet.moved,
    balance: (playerId) => wallet.balance(playerId),
    setBalance: (playerId, minor) => wallet.setBalance(playerId, minor),
    launch: (playerId, gameCode) => wallet.launch(playerId, gameCode),
    endSessions() {
      wallet.sessionsEnded = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

async function answer(
  c: Context,
  wallet: TestWallet,
  faults: Faults,
  claimNonce: (vendor: string, nonce: string) => Promise<boolean>,
): Promise<Response> {
  const call = c.req.param('call') as VendorCall;
  const body = await c.req.text();
  await verifyVendorRequest({
    method: 'POST',
    path: c.req.path,
    body,
    headers: c.req.raw.headers,
    secretOf: () => TEST_SECRET,
    claimNonce,
    now: Date.now(),
  });
  if ((await faults.before?.(call, JSON.parse(body))) === 'hang up') return hangUp();
  const answered = wallet.answer(call, body);
  if ((await faults.after?.(call, JSON.parse(body))) === 'hang up') return hangUp();
  return c.json(answered);
}

/** An answer that no wallet gives: the host learns nothing from it. */
function hangUp(): Response {
  return new Response('upstream closed the connection', { status: 502 });
}
