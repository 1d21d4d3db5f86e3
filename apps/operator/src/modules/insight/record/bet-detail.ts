import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { RoundProof } from '@palpite/contract/record.ts';
import { readBetOrder } from '@palpite/domain';
import { and, eq, sql } from 'drizzle-orm';
import { handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import { type ProofAsked } from '#modules/wager/index.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { wager } from '#modules/wager/tables/wager.table.ts';
import { betView, selectBets } from './bet-rows.ts';

export interface ProofNeeds {
  readonly proofOf: (asked: ProofAsked) => Promise<RoundProof | null>;
}

const proofHandler = handlerOf<ProofNeeds>();

type Asked = PreparedCall<typeof endpoints.bet.get, ProofNeeds>;

interface FoundProof {
  readonly proof: RoundProof | null;
  readonly proofState: 'shown' | 'none' | 'unavailable';
}

/** One of the signed-in account's bets, with its engine's proof. */
export const betGet = proofHandler(endpoints.bet.get, {
  // called before the transaction: no connection waits for another host
  prepare: findProof,
  async work(call, found: FoundProof) {
    const { tx, brand } = call;
    const [row] = await selectBets(tx, call.brand.settings.esportsVendors).where(isAsked(call));
    if (!row) throw new ContractError('not_found');
    return {
      bet: betView(row, viewerOf(call)),
      currency: brand.currency,
      endedAt: row.endedAt?.toISOString() ?? null,
      ...found,
    };
  },
});

/** The caller's own bet of that order number. @throws ContractError not_found when it is not a bet's */
function isAsked({ query, session }: Pick<Asked, 'query' | 'session'>) {
  const id = readBetOrder(query.order);
  if (id === undefined) throw new ContractError('not_found');
  return and(eq(wager.id, id), eq(wager.accountId, session.accountId));
}

async function findProof(call: Asked): Promise<FoundProof> {
  const { services, own, language, log } = call;
  const [asked] = await services.database
    .select({ engine: wager.engine, ref: sql<string>`operator.ref_text(${wager.engineRef})` })
    .from(wager)
    .where(isAsked(call));
  if (!asked) throw new ContractError('not_found');
  try {
    const proof = await own.proofOf({ ...asked, language });
    return { proof, proofState: proof === null ? 'none' : 'shown' };
  } catch (error) {
    log.warn({ err: error, engine: asked.engine }, 'could not fetch the proof of a bet');
    return { proof: null, proofState: 'unavailable' };
  }
}
