import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq, isNull } from 'drizzle-orm';
import { authenticator } from '../tables/authenticator.table.ts';
import { handler, handlerOf } from '#kernel/http/handler.ts';
import { ACCOUNT_NOTICES } from '../account/account-notices.ts';
import { notifyOfChange } from '../account/notify-of-change.ts';
import { proveCaller } from '../proof/prove-caller.ts';
import { proofHandler, storedPassword } from '../proof/prove-password.ts';
import {
  AUTHENTICATOR,
  type AuthenticatorNeeds,
  authenticatorSince,
  spendTotp,
} from './accept-code.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpAddress } from '#kernel/secrets/totp.ts';

const confirmHandler = handlerOf<AuthenticatorNeeds>();

export const authenticatorGet = handler(
  endpoints.authenticator.get,
  async ({ tx, session: { accountId } }) => ({
    enabledAt: (await authenticatorSince(tx, accountId))?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, accountId),
    hasPassword: (await storedPassword(tx, accountId)) !== null,
  }),
);

/** Answers a secret for an app. Nothing changes until it is confirmed. */
export const authenticatorEnrol = proofHandler(endpoints.authenticator.enrol, {
  prepare: (call) => proveCaller(call, call.body.password),
  async work({ tx, services, brand, session: { accountId, username }, now }) {
    if (await authenticatorSince(tx, accountId)) throw new ContractError('authenticator_state');
    const secret = newTotpSecret();
    const begun = {
      sealedSecret: await services.secrets.seal(AUTHENTICATOR, secret),
      lastStep: 0,
      createdAt: now,
    };
    const { rowCount } = await tx
      .insert(authenticator)
      .values({ accountId, ...begun })
      .onConflictDoUpdate({
        target: authenticator.accountId,
        set: begun,
        // Another tab may have confirmed the previous secret in the meantime.
        setWhere: isNull(authenticator.confirmedAt),
      });
    if (rowCount !== 1) throw new ContractError('authenticator_state');
    return { secret, uri: totpAddress(secret, brand.name, username) };
  },
});

/** The app's first right code turns two-step login on. */
export const authenticatorConfirm = confirmHandler(
  endpoints.authenticator.confirm,
  async (call) => {
    const { own, tx, services, body, address, now } = call;
    const { accountId } = call.session;
    await own.authenticatorThrottle.begin(accountId);
    const [app] = await tx
      .select()
      .from(authenticator)
      .where(eq(authenticator.accountId, accountId))
      .for('update');
    if (app === undefined || app.confirmedAt !== null)
      throw new ContractError('authenticator_state');
    if (!(await spendTotp(call, app, body.code)))
      throw new ContractError('verification_code_invalid');
    await own.authenticatorThrottle.succeeded(accountId);
    await tx
      .update(authenticator)
      .set({ confirmedAt: now })
      .where(eq(authenticator.accountId, accountId));
    await notifyOfChange(call, services, {
      accountId,
      texts: ACCOUNT_NOTICES['two-step-on'],
      at: now,
      address,
    });
    return { recoveryCodes: [...(await renewRecoveryCodes(tx, services, accountId))] };
  },
);
