import type { Currency } from '@palpite/domain';
import { returnAbove } from '@palpite/lottery/count.ts';
import type { Play } from '@palpite/lottery/play.ts';
import { GAMES, PLAYS } from '@palpite/lottery/plays.ts';
import { priced } from '@palpite/lottery/price.ts';
import { rowFault } from '@palpite/lottery/row-fault.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { lotteryGame, lotteryPlay, lotteryTerms } from '../tables/lottery.table.ts';
import { listLotteryNodes } from './list-nodes.ts';
import { MOST_LEVEL, MOST_RETURN, startTerms } from './terms.ts';
import { gameTitles } from './titles.ts';

/** Rows of the starting set are in force for every issue. */
const ALWAYS = new Date('2026-01-01T00:00:00.000Z');

/** Writes games, plays and brands' terms that are not there yet; those that are, and were perhaps changed by command, stay. */
export async function seedLotteries(
  tx: Database,
  brands: readonly { readonly code: string; readonly currency: Currency }[],
): Promise<void> {
  await seedTerms(tx, brands);
  const games = GAMES.map((game, rank) => {
    const isDaily = game.clock.kind === 'daily';
    return {
      code: game.code,
      kind: game.kind,
      menuGroup: game.group,
      prizeModes: game.prizeModes,
      titles: gameTitles(game),
      category: isDaily ? ('LOTT' as const) : ('ELOTT' as const),
      clock: game.clock,
      source: isDaily ? ('official' as const) : ('seed' as const),
      rank,
    };
  });
  await tx.insert(lotteryGame).values(games).onConflictDoNothing();
  await listLotteryNodes(tx);
  const known = await tx
    .select({ kind: lotteryPlay.kind, code: lotteryPlay.code })
    .from(lotteryPlay);
  const names = new Set(known.map(({ kind, code }) => `${kind} ${code}`));
  const plays = Object.values(PLAYS)
    .flatMap((rows) => rows.map((play, rank) => ({ play, rank })))
    .filter(({ play: { kind, code } }) => !names.has(`${kind} ${code}`))
    .map(({ play, rank }) => ({
      kind: play.kind,
      code: play.code,
      since: ALWAYS,
      rank,
      play: checked(play),
    }));
  if (plays.length > 0) await tx.insert(lotteryPlay).values(plays);
}

async function seedTerms(tx: Database, brands: Parameters<typeof seedLotteries>[1]) {
  const rows = brands.map(({ code, currency }) => {
    const terms = startTerms(currency);
    return { brandCode: code, since: ALWAYS, ...terms, prizeLevels: [...terms.prizeLevels] };
  });
  if (rows.length > 0) await tx.insert(lotteryTerms).values(rows).onConflictDoNothing();
}

/** @throws Error for a row that makes no sense of its game, or that returns more than the limit at any level, with the figure */
export function checked(play: Play): Play {
  const row = priced(play, MOST_LEVEL);
  const fault = rowFault(row);
  if (fault !== undefined)
    throw new Error(`the play ${play.code} is wrong: ${JSON.stringify(fault)}`);
  const above = returnAbove(row, MOST_RETURN);
  if (above === undefined) return play;
  const percent = Number(above.returnTenThousandths) / 100;
  throw new Error(`the play ${play.code} ${above.bet} returns ${percent} %, above the limit`);
}
