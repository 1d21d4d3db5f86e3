import {
  VENDOR_CALLS,
  type VendorAnswer,
  type VendorCall,
  VendorError,
  type VendorRequest,
  verifyVendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { inTransaction, type Transaction } from '@palpite/server/database/transaction.ts';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { OperatorEnv } from '../http/frame.ts';
import { spendOnce } from '../security/spent-once.ts';
import type { Services } from '../services.ts';
import { findLiveSession } from '../session/keep-alive.ts';
import { authenticate } from './authenticate.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import { rollBack } from './roll-back.ts';
import type { VendorSecrets } from './vendor-secrets.ts';
import { findWalletSession } from './wallet-session.ts';

/** Largest body of a vendor's call, in bytes. */
const BODY_BYTES = 8_192;

interface Opened<Call extends VendorCall> extends Transaction {
  readonly vendorCode: string;
  readonly request: VendorRequest<Call>;
  readonly services: Services;
  readonly now: Date;
}
type Handler<Call extends VendorCall> = (call: Opened<Call>) => Promise<VendorAnswer<Call>>;

const handlers: { readonly [Call in VendorCall]: Handler<Call> } = {
  authenticate: ({ request, services, ...call }) =>
    authenticate({ ...call, ...parts(services), launchToken: request.launchToken }),
  async balance({ tx, client, vendorCode, request, services, now }) {
    const { main, currency, siteSessionId } = await findWalletSession(tx, vendorCode, request);
    if ((await findLiveSession(tx, siteSessionId, now)) === null) {
      throw new VendorError('session_ended');
    }
    return { balanceMinor: (await services.ledger.balance(client, main)).toString(), currency };
  },
  bet: ({ services, ...call }) => placeBet({ ...call, ...parts(services) }),
  win: ({ services, ...call }) => payWin({ ...call, ...parts(services) }),
  rollback: ({ services, ...call }) => rollBack({ ...call, ...parts(services) }),
};

const parts = ({ ledger, limits, brands }: Services) => ({ ledger, limits, brands });

/** The operator's side of the seamless wallet: `POST /vendor/wallet/…`, signed by the vendor. */
export function mountVendorWallet(
  app: Hono<OperatorEnv>,
  services: Services,
  secrets: VendorSecrets,
): void {
  app.use(
    '/vendor/wallet/*',
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: (c) => refuse(c, services, new VendorError('invalid_request')),
    }),
  );
  for (const call of Object.keys(VENDOR_CALLS) as VendorCall[]) {
    app.post(VENDOR_CALLS[call].path, async (c) => {
      c.set('operation', `vendor ${call}`);
      c.header('Cache-Control', 'no-store');
      try {
        const answer = await answerCall(call, c.req.raw, services, secrets);
        c.set('outcome', 'ok');
        return c.json(answer);
      } catch (error) {
        return refuse(c, services, error);
      }
    });
  }
}

async function answerCall<Call extends VendorCall>(
  call: Call,
  incoming: Request,
  services: Services,
  secrets: VendorSecrets,
): Promise<VendorAnswer<Call>> {
  const now = services.now();
  const body = await incoming.text();
  const known = await secrets.all();
  const vendorCode = await verifyVendorRequest({
    method: 'POST',
    path: VENDOR_CALLS[call].path,
    body,
    headers: incoming.headers,
    secretOf: (vendor) => known.get(vendor),
    claimNonce: (vendor, nonce, expiresAt) =>
      spendOnce(services.database, 'vendor-nonce', `${vendor} ${nonce}`, expiresAt),
    now: now.getTime(),
  });
  const request = readRequest(call, body);
  return inTransaction(services.pool, (transaction) => {
    const handle: Handler<Call> = handlers[call];
    return handle({ ...transaction, vendorCode, request, services, now });
  });
}

function readRequest<Call extends VendorCall>(call: Call, body: string): VendorRequest<Call> {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw new VendorError('invalid_request');
  }
  const result = v.safeParse(VENDOR_CALLS[call].request, data);
  if (!result.success) throw new VendorError('invalid_request');
  return result.output as VendorRequest<Call>;
}

/** A refusal tells the vendor its code; of anything else it learns only to ask again. */
function refuse(c: Context<OperatorEnv>, services: Services, error: unknown): Response {
  const refusal = error instanceof VendorError ? error : new VendorError('unavailable');
  if (refusal !== error) {
    const { requestId } = c.get('arrival');
    services.log.error({ err: error, requestId }, 'unexpected error in a vendor call');
  }
  if (refusal.code === 'win_above_most') {
    const { requestId } = c.get('arrival');
    services.log.error(
      { requestId, path: c.req.path },
      'vendor asked for more than its game can pay',
    );
  }
  c.set('outcome', refusal.code);
  return c.json({ code: refusal.code }, refusal.status);
}
