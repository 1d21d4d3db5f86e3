import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem, NICKNAME_RULE, tidyNickname } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { handler } from '../http/handler.ts';
import { isReservedName } from '../registration/reserved-names.ts';
import { foldUsername } from '../session/username.ts';
import { loadMember } from './load-member.ts';

/** Others read it, so that it must not pass for the house: neither as a whole nor by one of its words. */
export const chooseNickname = handler(endpoints.nicknameChoose, async (call) => {
  const { tx, body, merchant, session, language } = call;
  const nickname = tidyNickname(body.nickname);
  const words = foldUsername(nickname).split(/[ ._'-]+/);
  const passesForHouse = [words.join(''), ...words].some((word) =>
    isReservedName(word, merchant.code),
  );
  const reason = findFieldProblem(NICKNAME_RULE, nickname) ?? (passesForHouse ? 'reserved' : null);
  if (reason !== null) {
    throw new ContractError('field_invalid', { fields: [{ field: 'nickname', reason }] });
  }
  await tx.update(account).set({ nickname }).where(eq(account.id, session.accountId));
  return loadMember(tx, session, language);
});
