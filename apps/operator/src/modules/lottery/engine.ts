import type { Engine } from '#modules/wager/index.ts';
import { LOTTERY_VENDOR } from './rules/lottery-vendor.ts';
import { launchLottery } from './menu/launch-lottery.ts';
import type { PlayBook } from './rules/play-book.ts';

/** Lotteries: issues made ahead, closed by the database's clock, drawn, and settled in batches. */
export const createLotteryEngine = ({ playBook }: { readonly playBook: PlayBook }): Engine => ({
  owns: (engine) => engine === LOTTERY_VENDOR.engine,
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
