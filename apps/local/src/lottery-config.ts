import type { OperatorConfig } from '@palpite/operator';
import type { Settings } from './settings.ts';

/** What the lotteries are set to: one and the same for the site and for the command line, which makes issues too. */
export const lotteryConfig = ({
  lotteryResults,
  lotteryDrand,
}: Pick<Settings, 'lotteryResults' | 'lotteryDrand'>): Pick<
  OperatorConfig,
  'lotteryResults' | 'lotteryDrand'
> => ({ lotteryResults, lotteryDrand });
