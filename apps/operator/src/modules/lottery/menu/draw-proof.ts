import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { handler } from '#kernel/http/handler.ts';
import { lotteryIssue } from '../tables/lottery.table.ts';
import { databaseNow, gameOf, isIssue } from '../issues/issue.ts';
import { proofView } from '../issues/proof-view.ts';

export const lotteryGetProof = handler(endpoints.lottery.getProof, async ({ tx, query, brand }) => {
  const { gameCode, numero } = query;
  const { kind } = await gameOf(tx, gameCode);
  const [issue] = await tx
    .select()
    .from(lotteryIssue)
    .where(isIssue({ brandCode: brand.code, gameCode, numero }));
  if (issue === undefined) throw new ContractError('not_found');
  return proofView(issue, kind, await databaseNow(tx));
});
