import type { Clock } from '@palpite/lottery/games.ts';
import { issuesBetween } from '@palpite/lottery/issues.ts';
import { commitmentOf } from '@palpite/lottery/proof.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { asc } from 'drizzle-orm';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';
import type { Calendar, CalendarSpan } from '@palpite/work/calendar.ts';
import { lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import { openIssues } from '#modules/wager/index.ts';
import type { Drand } from '../drand/drand.ts';
import { namedRound } from './issue-entropy.ts';
import { closeWorkOf } from './close-work.ts';
import { type GameRow, type IssueName, issueKey } from './issue.ts';
import { createSealSigner, publishKey, type SealSigner, signIssue } from './seal-signer.ts';
import { SEED, seedsFor } from './seed-chains.ts';

export type IssueNeeds = Pick<Services, 'secrets'> & { readonly drand: Drand | null };
type Needs = IssueNeeds & Pick<Services, 'brands'>;

const AT_ONCE = 1_000;

/**
 * Makes issues ahead, each with the commitment to its seed and the work that closes it. An issue whose
 * close has passed before it is made is left out; one that is made is drawn, however late.
 */
export const issueCalendars = (needs: Needs): readonly Calendar[] => [
  // More than twice the week between two draws of a station: each is on sale when the one before it closes.
  calendarOf('daily', 16 * 86_400, needs),
  calendarOf('running', 1_800, needs),
];

/** The calendar that makes the issues of games with such a clock. */
export const calendarName = (clock: Clock['kind']): string => `lottery-${clock}`;

const calendarOf = (clock: Clock['kind'], horizonSeconds: number, needs: Needs): Calendar => ({
  name: calendarName(clock),
  horizonSeconds,
  async entries(tx, span) {
    const games = await tx.select().from(lotteryGame).orderBy(asc(lotteryGame.rank));
    const brands = await needs.brands.all();
    const issues = games
      .filter((game) => game.clock.kind === clock && !game.maintenance)
      .flatMap((game) =>
        brands.flatMap((brand) => {
          const dayZone = dayZoneOf(game, brand);
          const made = newIssues(game, dayZone, span);
          return made.map((issue) => ({ game, issue, brandCode: brand.code, dayZone }));
        }),
      );
    const rows = await makeIssues(needs, tx, issues, span.now);
    return rows.map(closeWorkOf);
  },
});

interface Signing extends IssueNeeds {
  readonly signer: SealSigner;
}

interface ToMake {
  readonly game: GameRow;
  readonly issue: NewIssue;
  readonly brandCode: string;
  readonly dayZone: string;
}

/** Makes issues, without the work that closes them. Those that are there stay as they are. */
export async function makeIssues(
  needs: IssueNeeds,
  tx: Database,
  issues: readonly ToMake[],
  now: Date,
) {
  const named = issues.map((each) => ({ ...each, numero: each.issue.numero }));
  const isSeeded = ({ game }: ToMake) => game.source === 'seed';
  const seedOf = await seedsFor(tx, needs.secrets, named.filter(isSeeded));
  const signing = { ...needs, signer: createSealSigner(needs.secrets) };
  await publishKey(tx, signing.signer);
  const rows = await Promise.all(
    named.map((each) =>
      issueRow(signing, { ...each, seed: isSeeded(each) ? seedOf(each) : null }, now),
    ),
  );
  await writeIssues(tx, rows);
  return rows;
}

/** Whose days number the issues of a game: the brand's, or where draws are official, those of the draws. */
export const dayZoneOf = (
  { clock, source }: Pick<GameRow, 'clock' | 'source'>,
  { timeZone }: Pick<LiveBrand, 'timeZone'>,
): string => (source === 'official' ? clock.timeZone : timeZone);

/** Those drawn after `from` and not after `to` that can still be bet on. */
function newIssues({ code, clock }: GameRow, dayZone: string, { from, to, now }: CalendarSpan) {
  return issuesBetween(
    { code, clock },
    Math.max(from.getTime(), now.getTime()) + 1,
    to.getTime() + 1,
    dayZone,
  ).filter(({ closesAt }) => closesAt > now.getTime());
}

type NewIssue = ReturnType<typeof newIssues>[number];

interface Making extends ToMake {
  /** Null where the numbers come from an official draw. */
  readonly seed: { readonly seed: string; readonly anchor: string; readonly place: number } | null;
}

async function issueRow(needs: Signing, { game, issue, brandCode, seed }: Making, now: Date) {
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
  { secrets, drand, signer }: Signing,
  {
    name: { brandCode: brand, gameCode: game, numero },
    issue: { closesAt, drawsAt },
    seed: { seed, anchor, place },
  }: { name: IssueName; issue: NewIssue; seed: NonNullable<Making['seed']> },
) {
  const commitment = commitmentOf(seed, { brand, game, numero });
  const round = drand === null ? null : namedRound(drand, drawsAt);
  const chain = { chainAnchor: anchor, chainPlace: place };
  const named = {
    brandCode: brand,
    gameCode: game,
    numero,
    commitment,
    drawsAt: new Date(drawsAt),
    ...chain,
    ...round,
  };
  const signature = signIssue(signer, named, new Date(closesAt));
  return {
    commitment,
    sealedSeed: await secrets.seal(SEED, seed),
    ...chain,
    signature,
    ...round,
  };
}

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
