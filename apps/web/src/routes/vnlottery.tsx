import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { LotteryNotFound, LotteryPage } from '../app/lottery-page.tsx';
import { lotteryPart, validateLotterySearch } from '../parts/lottery/lottery-search.ts';

export const Route = createFileRoute('/vnlottery')({
  staticData: { frame: { footer: false } },
  validateSearch: validateLotterySearch,
  loaderDeps: ({ search }) => lotteryPart(search),
  loader: async ({ context, deps }) => {
    const { loadHall } = await import('../features/lottery-hall/load-hall.ts');
    return loadHall(context, '/vnlottery', deps);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: VietnamLottery,
  notFoundComponent: LotteryNotFound,
});

function VietnamLottery() {
  return <LotteryPage path="/vnlottery" search={Route.useSearch()} />;
}
