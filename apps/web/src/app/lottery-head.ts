import { msg } from '@lingui/core/macro';
import type { LotteryLoaded } from '../features/lottery-hall/load-hall.ts';
import type { Services } from '../lib/services.ts';
import type { LotterySearch } from '../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../parts/lottery/lottery-target.ts';
import { pageHead } from './page-head.ts';

const TITLES = {
  '/lottery': msg`Lotteries`,
  '/vnlottery': msg`Vietnam lotteries`,
  '/elott': msg`Electronic lotteries`,
};

/** Head of a lottery's page: the hall, or one game’s results or proof. */
export function lotteryHead(
  services: Services,
  path: LotteryPath,
  { gameCode, view, numero }: LotterySearch,
  { gameName }: LotteryLoaded = {},
) {
  const { i18n } = services.texts;
  const part = [
    ...(view === 'results' ? [i18n._(msg`Results`)] : []),
    ...(view === 'bets' ? [i18n._(msg`My bets`)] : []),
    ...(view === 'proof' ? [i18n._(msg`Verify a draw`)] : []),
    ...(numero === undefined ? [] : [numero]),
  ];
  const own = new URLSearchParams(
    Object.entries({ gameCode, view, numero }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  return pageHead(services, {
    title: gameName ?? TITLES[path],
    part,
    path: own.size > 0 ? `${path}?${own}` : path,
    description: msg`Draws with a live countdown, results with statistics, and proofs that your browser recomputes.`,
  });
}
