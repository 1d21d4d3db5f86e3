import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem, PAYMENT_PASSWORD_SHAPE } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import { payee } from '../tables/payee.table.ts';
import { type Call, handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import { refuseCommonPassword } from '#kernel/secrets/common-password.ts';
import { notifyOfChange, storedPassword } from '#modules/identity/index.ts';
import {
  type PaymentPasswordNeeds,
  provePaymentPassword,
  storedPaymentPassword,
} from './payment-password.ts';
import { usableFrom, waitAnew } from './payout-accounts.ts';
import { loadPayoutOverview } from './payout-overview.ts';
import { PAYOUT_NOTICES } from './payout-notices.ts';
import type { HolderNeeds } from './set-payee-name.ts';

type SetCall = typeof endpoints.paymentPassword.set;
type SettingNeeds = PaymentPasswordNeeds & HolderNeeds;

const settingHandler = handlerOf<SettingNeeds>();

/**
 * Sets or changes the payment password. A member with the previous one enters it; a member who has forgotten it, or
 * never had one, proves ownership of the account, and then every payout account has the waiting time of a new one, so
 * that the owner is notified before an intruder with a session and its password can withdraw anything.
 */
export const paymentPasswordSet = settingHandler(endpoints.paymentPassword.set, {
  async prepare(call) {
    const { services, session, body } = call;
    assertFits(body);
    const before = await storedPaymentPassword(services.database, session.accountId);
    const stored = await proveEither(call, before);
    const login = await storedPassword(services.database, session.accountId);
    if (login !== null && (await services.passwords.verify(login, body.paymentPassword))) {
      throw unfit('paymentPassword', 'same as password');
    }
    return { stored, hash: await services.passwords.hash(body.paymentPassword) };
  },
  async work(call, { stored, hash }) {
    const { tx, services, brand, body, session, address, now } = call;
    const { accountId } = session;
    await keepHash(call, stored, hash);
    if (body.oldPaymentPassword === undefined) {
      await waitAnew(tx, accountId, usableFrom(brand, now));
    }
    const texts = PAYOUT_NOTICES['new-payment-password'];
    await notifyOfChange(call, services, { accountId, texts, at: now, address });
    return loadPayoutOverview(call, tx, accountId);
  },
});

/** @returns the hash before the change */
async function proveEither(
  call: PreparedCall<SetCall, SettingNeeds>,
  before: string | null,
): Promise<string | null> {
  const { oldPaymentPassword, password } = call.body;
  if (oldPaymentPassword !== undefined) {
    return (await provePaymentPassword(call, oldPaymentPassword)).stored;
  }
  await call.own.proveCaller(call, password);
  return before;
}

function assertFits({ paymentPassword, confirmPaymentPassword }: PreparedCall<SetCall>['body']) {
  if (findFieldProblem({ ...PAYMENT_PASSWORD_SHAPE, required: true }, paymentPassword) !== null) {
    throw unfit('paymentPassword', 'unfit');
  }
  refuseCommonPassword('paymentPassword', paymentPassword, undefined);
  if (paymentPassword !== confirmPaymentPassword) {
    throw unfit('confirmPaymentPassword', 'inconsistent twice');
  }
}

/** An account that the operator made has no row yet. Of two changes at once one is refused. */
async function keepHash(
  { tx, session: { accountId } }: Call<SetCall>,
  before: string | null,
  hash: string,
): Promise<void> {
  const { rowCount } = await tx
    .insert(payee)
    .values({ accountId, paymentPasswordHash: hash })
    .onConflictDoUpdate({
      target: payee.accountId,
      set: { paymentPasswordHash: hash },
      setWhere: sql`${payee.paymentPasswordHash} is not distinct from ${before}`,
    });
  if (rowCount !== 1) throw new ContractError('payment_password_incorrect');
}

const unfit = (field: string, reason: string) =>
  new ContractError('field_invalid', { fields: [{ field, reason }] });
