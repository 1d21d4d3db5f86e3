import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { authenticator } from '../tables/authenticator.table.ts';
import { type Call, handlerOf } from '#kernel/http/handler.ts';
import { ACCOUNT_NOTICES } from '../account/account-notices.ts';
import { type AccountChange, notifyOfChange } from '../account/notify-of-change.ts';
import { type ProofNeeds, provePassword } from '../proof/prove-password.ts';
import {
  acceptAuthenticatorCode,
  type AuthenticatorNeeds,
  authenticatorSince,
} from './accept-code.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

type BothNeeds = AuthenticatorNeeds & ProofNeeds;
type BothProofs = Call<
  typeof endpoints.authenticator.disable | typeof endpoints.authenticator.renewRecoveryCodes,
  BothNeeds
>;

const guardedHandler = handlerOf<BothNeeds>();

/** Ends two-step login. Requires the password and a code: neither a stolen phone nor a stolen password is enough. */
export const authenticatorDisable = guardedHandler(endpoints.authenticator.disable, {
  prepare: (call) => provePassword(call, call.body.password),
  async work(call) {
    await proveCode(call);
    // Its recovery codes go with it.
    await call.tx.delete(authenticator).where(eq(authenticator.accountId, call.session.accountId));
    await notify(call, ACCOUNT_NOTICES['two-step-off']);
    return null;
  },
});

export const authenticatorRenewRecoveryCodes = guardedHandler(
  endpoints.authenticator.renewRecoveryCodes,
  {
    prepare: (call) => provePassword(call, call.body.password),
    async work(call) {
      await proveCode(call);
      const codes = await renewRecoveryCodes(call.tx, call.services, call.session.accountId);
      await notify(call, ACCOUNT_NOTICES['new-recovery-codes']);
      return { recoveryCodes: [...codes] };
    },
  },
);

function notify(call: BothProofs, texts: AccountChange['texts']): Promise<void> {
  const { session, address, now } = call;
  return notifyOfChange(call, call.services, {
    accountId: session.accountId,
    texts,
    at: now,
    address,
  });
}

/** @throws ContractError authenticator_state | verification_code_invalid | too_many_requests */
async function proveCode(call: BothProofs): Promise<void> {
  const { accountId } = call.session;
  if (!(await authenticatorSince(call.tx, accountId))) {
    throw new ContractError('authenticator_state');
  }
  if (!(await acceptAuthenticatorCode(call, accountId, call.body.code))) {
    throw new ContractError('verification_code_invalid');
  }
}
