import {
  VENDOR_CALLS,
  type VendorAnswer,
  type VendorCall,
  VendorError,
  type VendorRequest,
  verifyVendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { inTransaction, type Transaction } from '@palpite/server/database/transaction.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { mountSigned } from '#kernel/http/signed-routes.ts';
import { spendOnce } from '#kernel/secrets/spent-once.ts';
import type { Services } from '#kernel/services.ts';
import { findLiveSession } from '#modules/identity/index.ts';
import { authenticate } from './authenticate.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import { rollBack } from './roll-back.ts';
import type { VendorSecrets } from '../../vendors/vendor-secrets.ts';
import { findWalletSession } from './wallet-session.ts';

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
  for (const call of Object.keys(VENDOR_CALLS) as VendorCall[]) {
    mountCall(app, services, secrets, call);
  }
}

function mountCall<Call extends VendorCall>(
  app: Hono<OperatorEnv>,
  services: Services,
  secrets: VendorSecrets,
  call: Call,
): void {
  const { path, request: schema } = VENDOR_CALLS[call];
  const handle: Handler<Call> = handlers[call];
  mountSigned(app, {
    path,
    operation: `vendor ${call}`,
    Refusal: VendorError,
    schema,
    async verify(headers, body, now) {
      const known = await secrets.all();
      return verifyVendorRequest({
        method: 'POST',
        path,
        body,
        headers,
        secretOf: (vendor) => known.get(vendor),
        claimNonce: (vendor, nonce, expiresAt) =>
          spendOnce(services.database, 'vendor-nonce', `${vendor} ${nonce}`, expiresAt),
        now: now.getTime(),
      });
    },
    handle: ({ signer: vendorCode, request, now }) =>
      inTransaction(services.pool, (transaction) =>
        handle({
          ...transaction,
          vendorCode,
          request: request as VendorRequest<Call>,
          services,
          now,
        }),
      ),
    onRefusal({ code }, { log }) {
      if (code === 'win_above_most') {
        log.error({ path }, 'vendor asked for more than its game can pay');
      }
    },
  });
}
