import { endpoints } from '@palpite/contract';
import { downlineType } from '@palpite/domain';
import { handlerOf } from '#kernel/http/handler.ts';
import { type BelowNeeds, giveLogin, registerBelow } from '#modules/identity/index.ts';

/** Opens an account directly below the caller's and shows its password, this once. */
export const downlineRegister = handlerOf<BelowNeeds>()(endpoints.downline.register, {
  prepare: ({ body, brand, services }) =>
    giveLogin(services, brand, 'newUsername', body.newUsername),
  async work(call, login) {
    const { session, body } = call;
    const type = downlineType(session.type, body.kind);
    const made = await registerBelow(call, login, { type, uplineId: session.accountId });
    return {
      username: made.username,
      type,
      oneTimePassword: login.password,
      passwordUntil: made.passwordUntil.toISOString(),
    };
  },
});
