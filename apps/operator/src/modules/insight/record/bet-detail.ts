import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { RoundProof } from '@palpite/contract/record.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq } from 'drizzle-orm';
import { vendor } from '#modules/play/tables/catalogue.table.ts';
import { gameRound } from '#modules/play/tables/game-round.table.ts';
import { handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import { askProof, type HostNeeds } from '#modules/play/index.ts';
import { betView, selectBets } from './bet-rows.ts';
import { readBetOrder } from '@palpite/domain';

const hostHandler = handlerOf<HostNeeds>();

type Asked = PreparedCall<typeof endpoints.bet.get, HostNeeds>;

interface FoundProof {
  readonly proof: RoundProof | null;
  readonly proofState: 'shown' | 'none' | 'unavailable';
}

/** One of the signed-in account's bets, with its game host's proof. */
export const betGet = hostHandler(endpoints.bet.get, {
  // called before the transaction: no connection waits for another host
  prepare: findProof,
  async work(call, found: FoundProof) {
    const { tx, language, brand } = call;
    const [row] = await selectBets(tx, call.brand.settings.esportsVendors).where(isAsked(call));
    if (!row) throw new ContractError('not_found');
    return {
      bet: betView(row, language, brand.defaultLanguage),
      currency: brand.currency,
      endedAt: row.endedAt?.toISOString() ?? null,
      ...found,
    };
  },
});

/** The caller's own round of that order number. @throws ContractError not_found when it is not a bet's */
function isAsked({ query, session }: Pick<Asked, 'query' | 'session'>) {
  const id = readBetOrder(query.order);
  if (id === undefined) throw new ContractError('not_found');
  return and(eq(gameRound.id, id), eq(gameRound.accountId, session.accountId));
}

async function roundOf(database: Database, call: Asked) {
  const [found] = await database
    .select({
      roundId: gameRound.roundId,
      vendorCode: gameRound.vendorCode,
      sealedSecret: vendor.sealedSecret,
    })
    .from(gameRound)
    .innerJoin(vendor, eq(vendor.code, gameRound.vendorCode))
    .where(isAsked(call));
  if (!found) throw new ContractError('not_found');
  return found;
}

async function findProof(call: Asked): Promise<FoundProof> {
  const { services, own, language, log } = call;
  const { roundId, vendorCode, sealedSecret } = await roundOf(services.database, call);
  const host = own.vendorHosts(vendorCode);
  const asked = {
    code: vendorCode,
    secret: await services.secrets.open('vendor-secret', sealedSecret),
    origin: host.internalOrigin,
    now: services.now,
  };
  try {
    const proof = await askProof(asked, roundId, language);
    if (proof === null) return { proof, proofState: 'none' };
    const { verifyPath, ...shown } = proof;
    const verifyUrl = new URL(verifyPath, host.origin).href;
    return { proof: { ...shown, verifyUrl }, proofState: 'shown' };
  } catch (error) {
    log.warn({ err: error, vendor: vendorCode }, 'could not fetch the proof of a round');
    return { proof: null, proofState: 'unavailable' };
  }
}
