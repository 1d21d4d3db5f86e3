import { randomBytes } from 'node:crypto';
import type { Clock } from '@palpite/lottery/games.ts';
import { seedChain } from '@palpite/lottery/proof.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '#kernel/services.ts';
import { type IssueRow, lotteryChain, lotteryIssue } from '../tables/lottery.table.ts';
import { type GameRow, type IssueName, issueKey } from './issue.ts';
import { defineSecret } from '#kernel/secrets/secret-box.ts';

/** The seeds of draws, until they are revealed. */
export const SEED = defineSecret('lottery-seed');

/** A day with 25 hours. */
const LONGEST_DAY_MINUTES = 1_500;
const LONGEST_MONTH_DAYS = 31;

/**
 * An issue's chain, and its place in it: both follow from its number and the zone of its day. Numbers of either form, with a
 * dash or without, have chains of their own; and so has each zone, since a number could come twice in two of them.
 */
export function placeIn(clock: Clock, dayZone: string, numero: string) {
  const isRunning = clock.kind === 'running';
  const number = numero.slice(isRunning ? -'nnnn'.length : -'dd'.length);
  const begins = numero.slice(0, -number.length);
  const period = begins.endsWith('-') ? `${begins}${dayZone}` : begins;
  const places = isRunning
    ? Math.ceil(LONGEST_DAY_MINUTES / clock.everyMinutes)
    : LONGEST_MONTH_DAYS;
  return { period, places, place: Number(number) - 1 };
}

interface Chain {
  readonly anchor: string;
  readonly seeds: readonly string[];
}

/** An issue that is to be made. */
interface Asked {
  readonly brandCode: string;
  readonly game: Pick<GameRow, 'code' | 'clock'>;
  readonly numero: string;
  readonly dayZone: string;
}

/**
 * The seeds of issues that are to be made. A chain is made with the first of its issues, in the same transaction, and every
 * process finds that one afterwards.
 */
export async function seedsFor(
  tx: Database,
  secrets: Services['secrets'],
  asked: readonly Asked[],
): Promise<(issue: Asked) => { seed: string; anchor: string; place: number }> {
  const missing = new Map(asked.map((issue) => [chainKey(issue), issue]));
  const periods = [...new Set(asked.map(periodOf))];
  const chains = new Map<string, Chain>();
  const found = await tx.select().from(lotteryChain).where(inArray(lotteryChain.period, periods));
  for (const { brandCode, gameCode, period, places, sealedLast } of found) {
    const key = [brandCode, gameCode, period].join(':');
    if (!missing.delete(key)) continue;
    chains.set(key, seedChain(await secrets.open(SEED, sealedLast), places));
  }
  for (const [key, issue] of missing) chains.set(key, await makeChain(tx, secrets, issue));
  return (issue) => {
    const { place } = placeIn(issue.game.clock, issue.dayZone, issue.numero);
    const chain = chains.get(chainKey(issue));
    const seed = chain?.seeds[place];
    if (chain === undefined || seed === undefined) {
      throw new Error(`there is no seed for ${issue.game.code} ${issue.numero}`);
    }
    return { seed, anchor: chain.anchor, place };
  };
}

const periodOf = ({ game, dayZone, numero }: Asked) => placeIn(game.clock, dayZone, numero).period;

const chainKey = (issue: Asked) => [issue.brandCode, issue.game.code, periodOf(issue)].join(':');

async function makeChain(
  tx: Database,
  secrets: Services['secrets'],
  { brandCode, game, dayZone, numero }: Asked,
): Promise<Chain> {
  const { period, places } = placeIn(game.clock, dayZone, numero);
  const last = randomBytes(32).toString('hex');
  const chain = seedChain(last, places);
  await tx.insert(lotteryChain).values({
    brandCode,
    gameCode: game.code,
    period,
    places,
    anchor: chain.anchor,
    sealedLast: await secrets.seal(SEED, last),
    madeAt: sql`ledger.now()`,
  });
  return chain;
}

/**
 * A seed of a chain gives all those before it, so none is revealed while an issue before it has no final list of bets.
 * @throws Error until all of them are closed
 */
export async function assertEarlierClosed(
  tx: Database,
  {
    brandCode,
    gameCode,
    numero,
    closesAt,
    chainAnchor,
  }: IssueName & Pick<IssueRow, 'closesAt' | 'chainAnchor'>,
): Promise<void> {
  if (chainAnchor === null) return;
  const [open] = await tx
    .select({ numero: lotteryIssue.numero })
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandCode, brandCode),
        eq(lotteryIssue.gameCode, gameCode),
        lt(lotteryIssue.closesAt, closesAt),
        isNull(lotteryIssue.closedAt),
        eq(lotteryIssue.chainAnchor, chainAnchor),
      ),
    )
    .limit(1);
  if (open === undefined) return;
  throw new Error(
    `${issueKey({ brandCode, gameCode, numero })} waits: ${open.numero} before it is not closed`,
  );
}
