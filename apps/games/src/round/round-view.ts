import type { VendorRound } from '@palpite/contract/vendor-wallet.ts';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { and, desc, eq, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { RoundPage, RoundView } from '../api-shapes.ts';
import { round, seedPair } from '../database/schema.ts';
import { MACHINES } from '../machines/machines.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { verifyAddress } from '../verify-address.ts';

const PAGE_SIZE = 20;
/** The host's own rounds have such ids; anything else cannot be one. */
const ROUND_ID = v.pipe(v.string(), v.uuid());

type Row = { round: typeof round.$inferSelect; pair: typeof seedPair.$inferSelect };

function viewOf({ round: placed, pair }: Row): RoundView {
  const machine = Object.values(MACHINES).find(({ id }) => id === placed.machineId);
  return {
    id: placed.id,
    state: placed.state,
    stakeMinor: String(placed.stakeMinor),
    unitMinor: String(placed.stakeMinor / BigInt(machine?.costUnits ?? 1)),
    winMinor: placed.winMinor === null ? null : String(placed.winMinor),
    play: placed.play,
    refusal: placed.refusal,
    machineId: placed.machineId,
    machineVersion: placed.machineVersion,
    serverSeedHash: pair.serverSeedHash,
    clientSeed: pair.clientSeed ?? '',
    nonce: placed.nonce,
    serverSeed: pair.state === 'revealed' ? pair.serverSeed : null,
    at: placed.createdAt.toISOString(),
  };
}

async function rowsOf(services: Services, where: SQL | undefined, limit: number): Promise<Row[]> {
  return services.database
    .select({ round, pair: seedPair })
    .from(round)
    .innerJoin(seedPair, eq(seedPair.id, round.seedPairId))
    .where(where)
    .orderBy(desc(round.createdAt), desc(round.id))
    .limit(limit);
}

/**
 * One of the player's rounds.
 * @throws Refusal not_found
 */
export async function viewRound(
  services: Services,
  { playerId }: Session,
  roundId: string,
): Promise<RoundView> {
  const [found] = await rowsOf(
    services,
    and(eq(round.id, roundId), eq(round.playerId, playerId)),
    1,
  );
  if (!found) throw new Refusal('not_found');
  return viewOf(found);
}

/**
 * What anyone needs to recompute a vendor's round, for its operator; null for one that is unknown or was not played.
 * @param language of the page that recomputes it
 */
export async function proveRound(
  services: Services,
  vendorCode: string,
  roundId: string,
  language: Language,
): Promise<VendorRound> {
  if (!v.is(ROUND_ID, roundId)) return { proof: null };
  const [found] = await rowsOf(
    services,
    and(
      eq(round.id, roundId),
      eq(round.vendorCode, vendorCode),
      inArray(round.state, ['played', 'closed']),
    ),
    1,
  );
  if (!found) return { proof: null };
  const { serverSeedHash, clientSeed, nonce, serverSeed, ...view } = viewOf(found);
  return {
    proof: {
      serverSeedHash,
      clientSeed,
      nonce,
      isRevealed: serverSeed !== null,
      verifyPath: verifyAddress(
        { ...view, serverSeedHash, clientSeed, nonce, serverSeed },
        LANGUAGE_TAGS[language],
      ),
    },
  };
}

/** The newest round of this game whose result its player has not seen to the end. */
export async function viewUnseen(services: Services, session: Session): Promise<RoundView | null> {
  const [newest] = await rowsOf(
    services,
    and(
      eq(round.playerId, session.playerId),
      eq(round.gameCode, session.gameCode),
      isNull(round.seenAt),
    ),
    1,
  );
  return newest ? viewOf(newest) : null;
}

/** The player's rounds of this game, newest first, a page at a time. */
export async function listRounds(
  services: Services,
  session: Session,
  after: { at: Date; id: string } | null,
): Promise<RoundPage> {
  const older = after
    ? or(lt(round.createdAt, after.at), and(eq(round.createdAt, after.at), lt(round.id, after.id)))
    : undefined;
  const mine = and(
    eq(round.playerId, session.playerId),
    eq(round.gameCode, session.gameCode),
    older,
  );
  const rows = await rowsOf(services, mine, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown[shown.length - 1]?.round : undefined;
  return {
    rounds: shown.map((row) => {
      const { play: _play, ...view } = viewOf(row);
      return view;
    }),
    next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}

/**
 * Records that the game has shown a round's result, and marks older rounds of the game as seen too: a player who saw
 * this one saw them, even if the report was lost on the way.
 */
export async function markSeen(
  { database }: Services,
  { playerId }: Session,
  roundId: string,
): Promise<void> {
  const [shown] = await database
    .select({ gameCode: round.gameCode, createdAt: round.createdAt })
    .from(round)
    .where(and(eq(round.id, roundId), eq(round.playerId, playerId)));
  if (!shown) return;
  await database
    .update(round)
    .set({ seenAt: new Date() })
    .where(
      and(
        eq(round.playerId, playerId),
        eq(round.gameCode, shown.gameCode),
        lte(round.createdAt, shown.createdAt),
        isNull(round.seenAt),
      ),
    );
}
