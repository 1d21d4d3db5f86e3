import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { downlineType, findFieldProblem } from '@palpite/domain';
import { registrationRules } from '../registration/registration-rules.ts';
import { handlerOf } from '../http/handler.ts';
import { createAccount } from '../member/create-account.ts';
import type { OpenMoney } from '../member/open-money.ts';
import { isReservedName, type NameNeeds } from '../registration/reserved-names.ts';
import { oneTimePassword } from '../security/one-time-password.ts';
import { givenPasswordEnd } from '../session/password-due.ts';
import { foldUsername } from '../session/username.ts';

export interface DownlineNeeds extends NameNeeds {
  readonly openMoney: OpenMoney;
}

/**
 * Opens an account directly below the caller's: named by the rules of registration, with the opening balance of
 * every new account. Its holder chooses a password and agrees to the terms at the first login, which must come in time.
 */
export const downlineRegister = handlerOf<DownlineNeeds>()(endpoints.downlineRegister, {
  async prepare({ body, brand, services }) {
    const { rules } = registrationRules(brand);
    const username = body.newUsername.trim();
    const problem = rules.username ? findFieldProblem(rules.username, username) : null;
    if (problem !== null) {
      throw new ContractError('field_invalid', {
        fields: [{ field: 'newUsername', reason: problem }],
      });
    }
    const password = oneTimePassword();
    return { username, password, passwordHash: await services.passwords.hash(password) };
  },
  async work(call, prepared) {
    const { tx, services, brand, session, body, own } = call;
    const { username, password, passwordHash } = prepared;
    if (isReservedName(own, foldUsername(username), brand.code)) {
      throw new ContractError('username_taken');
    }
    const created = await createAccount({ tx }, services, brand, {
      username,
      passwordHash,
      passwordDefault: true,
      type: downlineType(session.type, body.kind),
      uplineId: session.accountId,
    });
    if (created === null) throw new ContractError('username_taken');
    await own.openMoney(call, created.id, { kind: 'member', bonus: null });
    const end = givenPasswordEnd(created, services.limits);
    if (end === null) throw new Error('a given password has no end');
    return {
      username: created.username,
      type: created.type,
      oneTimePassword: password,
      passwordUntil: end.toISOString(),
    };
  },
});
