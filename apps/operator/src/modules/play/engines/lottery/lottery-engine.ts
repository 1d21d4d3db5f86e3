import type { ChannelRule } from '#kernel/live/channel.ts';
import type { Services } from '#kernel/services.ts';
import type { Engine, EngineActs } from '../../wager/engine.ts';
import { cancel, place, settle, voidWager } from '../../wager/wagers.ts';
import { chaseWork } from './chases/chase-work.ts';
import type { Drand } from './drand/drand.ts';
import { closeWork } from './issues/close-work.ts';
import { drawWork } from './issues/draw-work.ts';
import { issueCalendars } from './issues/issue-calendar.ts';
import { pairWork } from './issues/pair-work.ts';
import { settleWork } from './issues/settle-work.ts';
import { LOTTERY_VENDOR } from './lottery-vendor.ts';
import type { PlayBook } from './play-book.ts';
import type { OfficialResults } from './results/official-results.ts';
import type { TermsBook } from './terms-book.ts';

/** What is done to a line: it is placed until its issue closes, taken back until then, and decided by the draw. */
export const lotteryActs = { place, settle, void: voidWager, cancel } satisfies EngineActs;

/** Lotteries: issues made ahead, closed by the database's clock, drawn, and settled in batches. */
export const createLotteryEngine = (
  kernel: Services,
  needs: {
    readonly playBook: PlayBook;
    readonly termsBook: TermsBook;
    readonly officialResults: OfficialResults;
    readonly drand: Drand | null;
  },
): Engine => ({
  owns: (engine) => engine === LOTTERY_VENDOR.engine,
  acts: lotteryActs,
  // A receipt has the proof, which is of the whole draw (`lottery.getReceipt`).
  proofOf: () => Promise.resolve(null),
  work: [
    closeWork(kernel),
    drawWork({ ...kernel, ...needs }),
    settleWork({ ...kernel, ...needs }),
    pairWork({ ...kernel, ...needs }),
    chaseWork({ ...kernel, ...needs }),
  ],
  calendars: issueCalendars({ ...kernel, ...needs }),
});

/** What happens to a brand's draws, for anyone at its site. */
export const lotteryChannel: ChannelRule = {
  own: ({ brand }) => brand.code,
  may: ({ brand }, key) => key === brand.code,
};
