import { createFileRoute } from '@tanstack/react-router';
import { lotteryHead } from '../app/lottery-head.ts';
import { LotteryNotFound, LotteryPage } from '../app/lottery-page.tsx';
import { validateLotterySearch } from '../parts/lottery/lottery-search.ts';

export const Route = createFileRoute('/vnlottery')({
  staticData: { frame: { footer: false } },
  validateSearch: validateLotterySearch,
  loaderDeps: ({ search: { gameCode, prizeMode, view } }) => ({ gameCode, prizeMode, view }),
  loader: async ({ context, deps }) => {
    const { loadHall } = await import('../features/lottery-hall/load-hall.ts');
    return loadHall(context, '/vnlottery', deps);
  },
  head: ({ match, loaderData }) =>
    lotteryHead(match.context, '/vnlottery', match.search, loaderData),
  component: VietnamLottery,
  notFoundComponent: LotteryNotFound,
});

function VietnamLottery() {
  return <LotteryPage path="/vnlottery" search={Route.useSearch()} />;
}
