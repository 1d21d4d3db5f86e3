import { issuesBetween } from '@palpite/lottery/issues.ts';
import { commitmentOf } from '@palpite/lottery/proof.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { asc, sql } from 'drizzle-orm';
import type { Services } from '#kernel/services.ts';
import type { Calendar, CalendarSpan } from '#kernel/work/calendar.ts';
import { lotteryGame, lotteryIssue, lotterySigningKey } from '../../../tables/lottery.table.ts';
import { openIssues } from '../../../wager/market.ts';
import type { Drand } from '../drand/drand.ts';
import { namedRound } from '../drand/issue-entropy.ts';
import { closeWorkOf } from './close-work.ts';
import { type GameRow, type IssueName, issueKey } from './issue.ts';
import { createSealSigner, type SealSigner } from './seal-signer.ts';
import { seedsFor } from './seed-chains.ts';

type Needs = Pick<Services, 'brands' | 'secrets'> & {
  readonly drand: Drand | null;
  readonly signer: SealSigner;
};

const AT_ONCE = 1_000;

/**
 * Makes issues ahead, each with the commitment to its seed and the work that closes it. An issue whose
 * close has passed before it is made is left out; one that is made is drawn, however late.
 */
export function issueCalendars(kernel: Omit<Needs, 'signer'>): readonly Calendar[] {
  const needs = { ...kernel, signer: createSealSigner(kernel.secrets) };
  return [
    // More than twice the week between two draws of a station: each is on sale when the one before it closes.
    calendarOf('lottery-daily', 'daily', 16 * 86_400, needs),
    calendarOf('lottery-running', 'running', 1_800, needs),
  ];
}

const calendarOf = (
  name: string,
  clock: 'daily' | 'running',
  horizonSeconds: number,
  needs: Needs,
): Calendar => ({
  name,
  horizonSeconds,
  async entries(tx, span) {
    const games = await tx.select().from(lotteryGame).orderBy(asc(lotteryGame.rank));
    const brands = await needs.brands.all();
    const issues = games
      .filter((game) => game.clock.kind === clock && !game.maintenance)
      .flatMap((game) => newIssues(game, span).map((issue) => ({ game, issue })))
      .flatMap((each) => brands.map(({ code }) => ({ ...each, brandCode: code })));
    const named = issues.map((each) => ({ ...each, numero: each.issue.numero }));
    const isSeeded = ({ game }: { readonly game: GameRow }) => game.source === 'seed';
    const seedOf = await seedsFor(tx, needs.secrets, named.filter(isSeeded));
    await publishKey(tx, needs.signer);
    const rows = await Promise.all(
      named.map((each) =>
        issueRow(needs, { ...each, seed: isSeeded(each) ? seedOf(each) : null }, span.now),
      ),
    );
    await writeIssues(tx, rows);
    return rows.map(closeWorkOf);
  },
});

/** Those drawn after `from` and not after `to` that can still be bet on. */
function newIssues({ code, clock }: GameRow, { from, to, now }: CalendarSpan) {
  return issuesBetween(
    { code, clock },
    Math.max(from.getTime(), now.getTime()) + 1,
    to.getTime() + 1,
  ).filter(({ closesAt }) => closesAt > now.getTime());
}

type NewIssue = ReturnType<typeof newIssues>[number];

interface Making {
  readonly game: GameRow;
  readonly issue: NewIssue;
  readonly brandCode: string;
  /** Null where the numbers come from an official draw. */
  readonly seed: { readonly seed: string; readonly anchor: string; readonly place: number } | null;
}

async function issueRow(needs: Needs, { game, issue, brandCode, seed }: Making, now: Date) {
  const { numero } = issue;
  const name = { brandCode, gameCode: game.code, numero };
  return {
    ...name,
    opensAt: new Date(Math.max(issue.opensAt, now.getTime())),
    closesAt: new Date(issue.closesAt),
    drawsAt: new Date(issue.drawsAt),
    ...(seed === null ? {} : await sealed(needs, { name, issue, seed })),
  };
}

/** What an issue names before its sales, signed, and its seed under seal. */
async function sealed(
  { secrets, drand, signer }: Needs,
  {
    name: { brandCode: brand, gameCode: game, numero },
    issue: { closesAt, drawsAt },
    seed: { seed, anchor, place },
  }: { name: IssueName; issue: NewIssue; seed: NonNullable<Making['seed']> },
) {
  const commitment = commitmentOf(seed, { brand, game, numero });
  const round = drand === null ? null : namedRound(drand, drawsAt);
  const signature = signer.sign({
    brand,
    game,
    numero,
    commitment,
    closesAt: new Date(closesAt).toISOString(),
    chain: { anchor, place },
    drand: round && { round: round.drandRound, publicKey: round.drandKey },
  });
  return {
    commitment,
    sealedSeed: await secrets.seal('lottery-seed', seed),
    chainAnchor: anchor,
    chainPlace: place,
    signature,
    ...round,
  };
}

/** A key is public from before the first issue that it signs. */
const publishKey = (tx: Database, { publicKey }: SealSigner) =>
  tx
    .insert(lotterySigningKey)
    .values({ publicKey, since: sql`ledger.now()` })
    .onConflictDoNothing();

async function writeIssues(
  tx: Database,
  rows: readonly Awaited<ReturnType<typeof issueRow>>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE);
    await tx.insert(lotteryIssue).values(some).onConflictDoNothing();
    const closes = some.map((row) => ({ issue: issueKey(row), closesAt: row.closesAt }));
    await openIssues(tx, closes);
  }
}
