import * as v from 'valibot';
import { accountNamed } from '../../account/staff/account-named.ts';
import { liveBrand, word } from '#kernel/staff/inputs.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { revokeEverySession, revokeSessionsOf } from '../../session/revoke-sessions.ts';

/** Ends the sessions of one account or, without a username, of all accounts of a brand. */
export const revokeSessions = staffUseCases().act({
  name: 'sessions.revoke',
  roles: ['support', 'risk'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, username: v.optional(word) }),
  async run(context, { brand, username }) {
    const { tx, services, now, about } = context;
    if (username === undefined) {
      const { code } = await liveBrand(services, brand);
      about({ subject: code });
      return { of: code, ended: await revokeEverySession(tx, code, 'operator', now) };
    }
    const account = await accountNamed(context, { brand, username });
    const ended = await revokeSessionsOf(tx, account.id, 'operator', now);
    return { of: account.username, ended };
  },
});
