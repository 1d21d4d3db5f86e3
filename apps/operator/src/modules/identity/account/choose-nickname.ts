import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem, NICKNAME_RULE, tidyNickname } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { type NameNeeds, passesForHouse } from './reserved-names.ts';
import { loadMember } from './load-member.ts';

/** Changes the nickname, by the same rules as at registration. */
export const memberSetNickname = handlerOf<NameNeeds>()(
  endpoints.member.setNickname,
  async (call) => {
    const { tx, body, brand, session, language, own } = call;
    const nickname = tidyNickname(body.nickname);
    const reserved = passesForHouse(own, nickname, brand.code) ? 'reserved' : null;
    const reason = findFieldProblem(NICKNAME_RULE, nickname) ?? reserved;
    if (reason !== null) {
      throw new ContractError('field_invalid', { fields: [{ field: 'nickname', reason }] });
    }
    await tx.update(account).set({ nickname }).where(eq(account.id, session.accountId));
    return loadMember(tx, session, language);
  },
);
