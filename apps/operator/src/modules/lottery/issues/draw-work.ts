import { type Kind, resultFault, SHAPES } from '@palpite/lottery/games.ts';
import { resultOf } from '@palpite/lottery/proof.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { emit } from '#kernel/events/operator-log.ts';
import { drawOpened } from './topics.ts';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type Owed, type WorkHandler } from '@palpite/work/work-kind.ts';
import { type IssueRow, lotteryIssue } from '../tables/lottery.table.ts';
import type { Drand } from '../drand/drand.ts';
import { entropyOf, signatureFor } from './issue-entropy.ts';
import type { OfficialResults } from '../results/official-results.ts';
import { openedSeed } from './opened-seed.ts';
import {
  databaseNow,
  gameOf,
  type IssueName,
  isIssue,
  isSeeded,
  issueKey,
  lockIssue,
  type OweWaiting,
} from './issue.ts';
import { IN_PUBLIC } from './in-public.ts';
import { owePairs } from './pair-work.ts';
import { assertEarlierClosed } from './seed-chains.ts';
import { signDraw } from './sign-record.ts';
import { settleWorkOf } from './settle-work.ts';

/**
 * The draw of an issue: its numbers, from the committed seed or from outside, and the work that settles its bets. If it does
 * not take place, that work returns them.
 */
const drawing = defineWork({
  name: 'lottery.draw',
  keptDays: 1,
  payload: v.object({ brandCode: v.string(), gameCode: v.string(), numero: v.string() }),
});

/** The key of a draw's work. */
export const drawKey = (name: IssueName): string => `${issueKey(name)}:draw`;

export const drawWorkOf = ({
  brandCode,
  gameCode,
  numero,
  drawsAt,
}: IssueName & { readonly drawsAt: Date }): Owed<typeof drawing.payload> => ({
  kind: drawing,
  key: drawKey({ brandCode, gameCode, numero }),
  lane: `lottery-draw:${brandCode}:${gameCode}`,
  payload: { brandCode, gameCode, numero },
  dueAt: drawsAt,
});

type Needs = Pick<Services, 'database' | 'secrets' | 'work'> & {
  readonly officialResults: OfficialResults;
  readonly drand: Drand | null;
  readonly oweWaiting: OweWaiting;
};

interface Drawn {
  readonly seed: string | null;
  readonly drandSignature: string | null;
  /** Null where the draw is void. */
  readonly numbers: readonly string[] | null;
  readonly kind: Kind;
}

export const drawWork = (needs: Needs): WorkHandler =>
  handleWork(drawing, {
    ...IN_PUBLIC,
    async outside(name) {
      const [issue] = await needs.database.select().from(lotteryIssue).where(isIssue(name));
      if (issue === undefined) throw new Error(`there is no issue ${issueKey(name)}`);
      return drawn(needs, issue);
    },
    async inside({ tx }, name, { kind, seed, drandSignature, numbers }: Drawn) {
      const issue = await lockIssue(tx, name);
      if (issue.drawnAt !== null || issue.voidedAt !== null) return;
      if (issue.closedAt === null) throw new Error(`${issueKey(name)} is not closed`);
      await assertEarlierClosed(tx, issue);
      const now = await databaseNow(tx);
      const ended =
        numbers === null
          ? { voidedAt: now }
          : { seed, drandSignature, numbers: [...numbers], drawnAt: now };
      const drawSignature = await signDraw(tx, needs.secrets, { ...issue, ...ended });
      await tx
        .update(lotteryIssue)
        .set({
          ...ended,
          drawSignature,
          ...(issue.betCount === 0 ? { settledAt: now } : {}),
        })
        .where(eq(lotteryIssue.id, issue.id));
      const { brandCode, gameCode: game, numero } = issue;
      await emit(tx, drawOpened, { brandCode }, { game, numero });
      await needs.work.oweAll(tx, settleWorkOf(issue));
      await owePairs(tx, needs.work, kind, issue);
      if (issue.betCount === 0) await needs.oweWaiting(tx, issue);
    },
  });

/** @throws Error while official numbers or a public round are not out, or when they or the seed are not what they should be */
async function drawn(
  { database, secrets, officialResults, drand }: Needs,
  issue: IssueRow,
): Promise<Drawn> {
  const { brandCode: brand, gameCode: game, numero } = issue;
  const { kind } = await gameOf(database, game);
  const shape = SHAPES[kind];
  if (isSeeded(issue)) {
    const seed = await openedSeed({ database, secrets }, issue);
    const drandSignature = await signatureFor(drand, issue);
    const entropy = entropyOf(issue, drandSignature);
    const drawnNumbers = resultOf(shape, seed, { brand, game, numero, entropy });
    return { kind, seed, drandSignature, numbers: drawnNumbers };
  }
  const numbers = await officialResults({ game, kind, numero });
  if (numbers === null)
    throw new Error(`the official numbers of ${game} ${numero} are not out yet`);
  if (numbers === 'void') return { kind, seed: null, drandSignature: null, numbers: null };
  const fault = resultFault(shape, numbers);
  if (fault !== undefined) throw new Error(`official numbers of ${game} ${numero}: ${fault}`);
  return { kind, seed: null, drandSignature: null, numbers };
}
