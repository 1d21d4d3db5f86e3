import type { ChannelRule } from '#kernel/live/channel.ts';
import {
  cancel,
  type Engine,
  type EngineActs,
  place,
  settle,
  voidWager,
} from '#modules/wager/index.ts';
import { LOTTERY_VENDOR } from './lottery-vendor.ts';
import { launchLottery } from './menu/launch-lottery.ts';
import type { PlayBook } from './play-book.ts';

/** What is done to a line: it is placed until its issue closes, taken back until then, and decided by the draw. */
export const lotteryActs = { place, settle, void: voidWager, cancel } satisfies EngineActs;

/** Lotteries: issues made ahead, closed by the database's clock, drawn, and settled in batches. */
export const createLotteryEngine = ({ playBook }: { readonly playBook: PlayBook }): Engine => ({
  owns: (engine) => engine === LOTTERY_VENDOR.engine,
  acts: lotteryActs,
  launch: (asked) =>
    asked.launchMode === 'LOTT'
      ? Promise.resolve(({ tx, brand, services }) => {
          const [canonicalOrigin] = services.config.publicOrigins;
          return launchLottery({ tx, playBook, brand, canonicalOrigin }, asked);
        })
      : null,
  // A receipt has the proof, which is of the whole draw (`lottery.getReceipt`).
  proofOf: () => Promise.resolve(null),
});

/** What happens to a brand's draws, for anyone at its site. */
export const lotteryChannel: ChannelRule = {
  own: ({ brand }) => brand.code,
  may: ({ brand }, key) => key === brand.code,
};
