import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import type { CapKeeper, Engine } from '#modules/wager/index.ts';
import { createRooms } from './bets/room.ts';
import { chaseWork, oweChases } from './chases/chase-work.ts';
import { chaseEnded } from './chases/topics.ts';
import { createDrand } from './drand/drand.ts';
import { handlers } from './handlers.ts';
import { closeWork } from './issues/close-work.ts';
import { drawWork } from './issues/draw-work.ts';
import { issueCalendars } from './issues/issue-calendar.ts';
import { pairWork } from './issues/pair-work.ts';
import { settleWork } from './issues/settle-work.ts';
import { drawClosed, drawOpened, drawSettled } from './issues/topics.ts';
import { createLotteryEngine } from './engine.ts';
import { lotteryChannel } from './live-channel.ts';
import { createDrawStatistics } from './menu/statistics.ts';
import { listLotteriesAgain } from './rules/list-nodes.ts';
import { createPlayBook } from './rules/play-book.ts';
import { seedPastDraws } from './history/seed-past-draws.ts';
import { enteredResults } from './results/entered-results.ts';
import type { OfficialResults, ResultsNeeds } from './results/official-results.ts';
import type { LotterySettings } from './settings.ts';
import type { GameNeeds } from './staff/game-use-cases.ts';
import { createSalesBook } from './issues/sales-book.ts';
import { seedLotteries } from './rules/starting-set.ts';
import { createTermsBook } from './rules/terms-book.ts';

/** The door of the lotteries: issues made ahead, closed by the database's clock, drawn, and settled in batches. */

export type { OfficialResults } from './results/official-results.ts';
export type { LotterySettings } from './settings.ts';
export type { LotteryStaffNeeds };
export { lotteryStaff } from './use-cases.ts';

export interface Lottery extends Module {
  readonly engine: Engine;
  /** What its use cases of staff need. */
  readonly staffNeeds: LotteryStaffNeeds;
}

type LotteryStaffNeeds = ResultsNeeds & GameNeeds;

export interface LotteryNeeds {
  readonly settings: LotterySettings;
  readonly capKeeper: CapKeeper;
  /** Draws in place of the stations, where the settings want it. */
  readonly sandboxResults: OfficialResults;
}

/** How far back the sandbox has drawn the official lotteries when a demonstration begins. */
const DEMO_HISTORY_DAYS = 100;

export function createLottery(kernel: Services, needs: LotteryNeeds): Lottery {
  const { database, now } = kernel;
  const { lotteryResults = 'sandbox', lotteryDrand } = needs.settings;
  const isEntered = lotteryResults === 'people';
  const officialResults = isEntered ? enteredResults(database) : needs.sandboxResults;
  const drand = lotteryDrand ? createDrand(lotteryDrand) : null;
  const books = {
    playBook: createPlayBook(database, now),
    termsBook: createTermsBook(database, now),
  };
  const own = {
    ...books,
    capKeeper: needs.capKeeper,
    salesBook: createSalesBook(database),
    lotteryRooms: createRooms(now),
    drawStatistics: createDrawStatistics(now),
  };
  const oweWaiting = oweChases(kernel.work);
  const working = { ...kernel, ...books, officialResults, drand, oweWaiting };
  return {
    engine: createLotteryEngine(books),
    staffNeeds: { lotteryResults, drand },
    handlers: bindHandlers(own, handlers),
    work: [
      closeWork(kernel),
      drawWork(working),
      settleWork(working),
      pairWork(working),
      chaseWork(working),
    ],
    calendars: issueCalendars(working),
    schedules: [listLotteriesAgain],
    channels: [lotteryChannel],
    topics: [drawClosed, drawOpened, drawSettled, chaseEnded],
    seed: async ({ tx }) => seedLotteries(tx, await kernel.brands.all()),
    async seedPast() {
      if (!isEntered) await seedPastDraws(kernel, officialResults, DEMO_HISTORY_DAYS);
    },
  };
}
