import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { payoutAccount } from '../tables/payout.table.ts';
import type { Call } from '#kernel/http/handler.ts';
import { notifyOfChange } from '#modules/identity/index.ts';
import { findPayee } from './payee.ts';
import {
  checkPaymentPassword,
  paymentPasswordHandler,
  provePaymentPassword,
} from './payment-password.ts';
import {
  lockPayoutAccounts,
  payoutAccountsOf,
  sealDestination,
  usableFrom,
} from './payout-accounts.ts';
import { loadPayoutOverview } from './payout-overview.ts';
import { readDestination } from './read-destination.ts';
import { PAYOUT_NOTICES } from './payout-notices.ts';

/**
 * Adds a payout account, by the payment password. It is assumed to be in the account's real name: no other name is
 * requested. Every verified contact receives a message, and no money is paid to it until the brand's waiting time has
 * passed, so that an owner who did not add it learns of it in time.
 */
export const payoutAccountAdd = paymentPasswordHandler(endpoints.payoutAccount.add, {
  async prepare(call) {
    const { services, brand, body } = call;
    // Before the password: a typing error costs no try.
    const destination = readDestination(brand.payouts, body.destination);
    const proof = await provePaymentPassword(call, body.paymentPassword);
    return { proof, sealed: await sealDestination(services.secrets, destination) };
  },
  async work(call, { proof, sealed }) {
    const { tx, services, brand, session, address, now } = call;
    const { accountId } = session;
    await lockPayoutAccounts(tx, accountId);
    await checkPaymentPassword(tx, proof);
    await assertNamed(call);
    await assertRoom(call, sealed.fingerprint);
    const usableAt = usableFrom(brand, now);
    await tx.insert(payoutAccount).values({ accountId, ...sealed, addedAt: now, usableAt });
    const texts = PAYOUT_NOTICES['new-payout-account'];
    await notifyOfChange(call, services, { accountId, texts, at: now, address });
    return loadPayoutOverview(call, tx, accountId);
  },
});

type AddCall = Call<typeof endpoints.payoutAccount.add>;

/** @throws ContractError payee_name_not_set */
async function assertNamed({ tx, session }: AddCall): Promise<void> {
  const payee = await findPayee(tx, session.accountId);
  if (!payee?.payeeName) throw new ContractError('payee_name_not_set');
}

/** @throws ContractError payout_account_exists | payout_account_limit */
async function assertRoom({ tx, brand, session }: AddCall, fingerprint: Buffer) {
  const held = await payoutAccountsOf(tx, session.accountId);
  if (held.some((row) => row.fingerprint.equals(fingerprint))) {
    throw new ContractError('payout_account_exists');
  }
  const { payoutAccountsMost } = brand.settings;
  if (held.length >= payoutAccountsMost) throw new ContractError('payout_account_limit');
}
