import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem, PAYEE_NAME_SHAPE } from '@palpite/domain';
import { isNull } from 'drizzle-orm';
import { payee } from '../tables/payee.table.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { notifyOfChange, type ProvingCall } from '#modules/identity/index.ts';
import { loadPayoutOverview } from './payout-overview.ts';
import { PAYOUT_NOTICES } from './payout-notices.ts';

export interface HolderNeeds {
  /** Proves that the caller owns the account, by its password or a recent login. @throws ContractError */
  proveCaller(call: ProvingCall<unknown>, password: string | undefined): Promise<unknown>;
}

const holderHandler = handlerOf<HolderNeeds>();

/**
 * Sets an account's real name, once. Withdrawals go only to that name, so it requires the same proof as a security
 * change, and only staff change it afterwards.
 */
export const payeeNameSet = holderHandler(endpoints.payeeName.set, {
  async prepare(call) {
    const payeeName = readPayeeName(call.body.payeeName);
    await call.own.proveCaller(call, call.body.password);
    return payeeName;
  },
  async work(call, payeeName) {
    const { tx, services, session, address, now } = call;
    const { accountId } = session;
    const { rowCount } = await tx
      .insert(payee)
      .values({ accountId, payeeName })
      .onConflictDoUpdate({
        target: payee.accountId,
        set: { payeeName },
        setWhere: isNull(payee.payeeName),
      });
    if (rowCount !== 1) throw new ContractError('payee_name_fixed');
    const texts = PAYOUT_NOTICES['payee-name-set'];
    await notifyOfChange(call, services, { accountId, texts, at: now, address });
    return loadPayoutOverview(call, tx, accountId);
  },
});

/** @throws ContractError field_invalid */
export function readPayeeName(typed: string): string {
  const payeeName = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (findFieldProblem({ ...PAYEE_NAME_SHAPE, required: true }, payeeName) !== null) {
    throw new ContractError('field_invalid', { fields: [{ field: 'payeeName', reason: 'unfit' }] });
  }
  return payeeName;
}
