import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import type { CapKeeper, Engine } from '#modules/wager/index.ts';
import { createRooms } from './bets/room.ts';
import { chaseWork } from './chases/chase-work.ts';
import type { Drand } from './drand/drand.ts';
import { handlers } from './handlers.ts';
import { closeWork } from './issues/close-work.ts';
import { drawWork } from './issues/draw-work.ts';
import { issueCalendars } from './issues/issue-calendar.ts';
import { pairWork } from './issues/pair-work.ts';
import { settleWork } from './issues/settle-work.ts';
import { createLotteryEngine, lotteryChannel } from './lottery-engine.ts';
import { createDrawStatistics } from './menu/statistics.ts';
import { createPlayBook } from './play-book.ts';
import type { OfficialResults } from './results/official-results.ts';
import { createSalesBook } from './sales-book.ts';
import { seedLotteries } from './starting-set.ts';
import { createTermsBook } from './terms-book.ts';

/** The door of the lotteries: issues made ahead, closed by the database's clock, drawn, and settled in batches. */

export { beforeSlip } from './bets/bet-slip.ts';
export { createDrand, type Drand, type DrandSettings } from './drand/drand.ts';
export { seedPastDraws } from './history/seed-past-draws.ts';
export { LOTTERY_VENDOR } from './lottery-vendor.ts';
export { accountTypeOf as lotteryAccountType } from './menu/tile.ts';
export { enteredResults } from './results/entered-results.ts';
export {
  type OfficialResults,
  type ResultSource,
  type ResultsNeeds,
} from './results/official-results.ts';
export type { GameNeeds } from './staff/game-use-cases.ts';
export { lotteryStaff } from './use-cases.ts';

export interface Lottery extends Module {
  readonly engine: Engine;
  /** As its needs have it, for the staff who change a lottery's calendar. */
  readonly drand: Drand | null;
}

export interface LotteryModuleNeeds {
  readonly capKeeper: CapKeeper;
  readonly officialResults: OfficialResults;
  /** The public rounds that are mixed into draws from a seed. */
  readonly drand: Drand | null;
}

export function createLottery(kernel: Services, needs: LotteryModuleNeeds): Lottery {
  const { database, now } = kernel;
  const books = {
    playBook: createPlayBook(database, now),
    termsBook: createTermsBook(database, now),
  };
  const own = {
    ...needs,
    ...books,
    salesBook: createSalesBook(database),
    lotteryRooms: createRooms(now),
    drawStatistics: createDrawStatistics(now),
  };
  const working = { ...kernel, ...needs, ...books };
  return {
    engine: createLotteryEngine(books),
    drand: needs.drand,
    handlers: bindHandlers(own, handlers),
    work: [
      closeWork(kernel),
      drawWork(working),
      settleWork(working),
      pairWork(working),
      chaseWork(working),
    ],
    calendars: issueCalendars(working),
    channels: { lottery: lotteryChannel },
    seed: async ({ tx }) => seedLotteries(tx, await kernel.brands.all()),
  };
}
