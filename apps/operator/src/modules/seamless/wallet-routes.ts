import {
  VENDOR_CALLS,
  type VendorAnswer,
  type VendorCall,
  VendorError,
  type VendorRequest,
  verifyVendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { mountSigned } from '#kernel/http/signed-routes.ts';
import { spendOnce } from '#kernel/secrets/spent-once.ts';
import type { Services } from '#kernel/services.ts';
import { findLiveSession } from '#modules/identity/index.ts';
import type { VendorSecrets } from '#modules/catalogue/index.ts';
import type { Moved } from '#modules/wager/index.ts';
import { authenticate } from './authenticate.ts';
import { seamlessActs } from './seamless-acts.ts';
import { type BrandOfSession, createBrandOfSession, findWalletSession } from './wallet-session.ts';

interface Opened<Call extends VendorCall> {
  readonly vendorCode: string;
  readonly request: VendorRequest<Call>;
  readonly services: Services;
  readonly brandOf: BrandOfSession;
  readonly now: Date;
}
type Handler<Call extends VendorCall> = (call: Opened<Call>) => Promise<VendorAnswer<Call>>;

const handlers: { readonly [Call in VendorCall]: Handler<Call> } = {
  authenticate: ({ vendorCode, request: { launchToken }, services, now }) => {
    const { pool, ledger, limits, brands } = services;
    return inTransaction(pool, (transaction) =>
      authenticate({ ...transaction, vendorCode, launchToken, ledger, limits, brands, now }),
    );
  },
  balance: ({ vendorCode, request, services: { pool, ledger }, now }) =>
    inTransaction(
      pool,
      async ({ tx, client }) => {
        const { main, currency, siteSessionId } = await findWalletSession(tx, vendorCode, request);
        if ((await findLiveSession(tx, siteSessionId, now)) === null) {
          throw new VendorError('session_ended');
        }
        return { balanceMinor: (await ledger.balance(client, main)).toString(), currency };
      },
      { readOnly: true },
    ),
  async bet({ vendorCode, request, services: { pool, brands, limits }, brandOf, now }) {
    const brandCode = await brandOf(request.sessionId);
    const brand = brandCode === undefined ? undefined : await brands.byCode(brandCode);
    const call = { vendorCode, request, brand, limits, now };
    return answer(request, await seamlessActs.place(pool, call));
  },
  async win({ vendorCode, request, services: { pool } }) {
    const act = request.roundClosed ? seamlessActs.settle : seamlessActs.pay;
    return answer(request, await act(pool, { vendorCode, request }));
  },
  rollback: async ({ vendorCode, request, services: { pool } }) =>
    answer(request, await seamlessActs.void(pool, { vendorCode, request })),
};

/** Members in one order, so that a repeat is answered to the byte. */
const answer = ({ currency }: Pick<VendorRequest<'bet'>, 'currency'>, { balanceMinor }: Moved) => ({
  balanceMinor: balanceMinor.toString(),
  currency,
});

/**
 * The calls that move money claim no nonce: within its window a copied call is a repeat, which gets the first answer
 * again and does nothing.
 */
const NEEDS_NONCE: ReadonlySet<VendorCall> = new Set(['authenticate', 'balance']);

/** The operator's side of the seamless wallet: `POST /vendor/wallet/…`, signed by the vendor. */
export function mountVendorWallet(
  app: Hono<OperatorEnv>,
  services: Services,
  secrets: VendorSecrets,
): void {
  const brandOf = createBrandOfSession(services.database, services.now);
  for (const call of Object.keys(VENDOR_CALLS) as VendorCall[]) {
    mountCall(app, { services, secrets, brandOf }, call);
  }
}

function mountCall<Call extends VendorCall>(
  app: Hono<OperatorEnv>,
  {
    services,
    secrets,
    brandOf,
  }: {
    readonly services: Services;
    readonly secrets: VendorSecrets;
    readonly brandOf: BrandOfSession;
  },
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
        claimNonce: async (vendor, nonce, expiresAt) =>
          !NEEDS_NONCE.has(call) ||
          spendOnce(services.database, 'vendor-nonce', `${vendor} ${nonce}`, expiresAt),
        now: now.getTime(),
      });
    },
    handle: ({ signer: vendorCode, request, now }) =>
      handle({ vendorCode, request: request as VendorRequest<Call>, services, brandOf, now }),
    onRefusal({ code }, { log }) {
      if (code === 'win_above_most') {
        log.error({ path }, 'vendor asked for more than its game can pay');
      }
    },
  });
}
