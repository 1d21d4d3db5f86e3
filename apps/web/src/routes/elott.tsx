import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { LotteryNotFound, LotteryPage } from '../app/lottery-page.tsx';
import { lotteryPart, validateLotterySearch } from '../parts/lottery/lottery-search.ts';

export const Route = createFileRoute('/elott')({
  validateSearch: validateLotterySearch,
  loaderDeps: ({ search }) => lotteryPart(search),
  loader: async ({ context, deps }) => {
    const { loadHall } = await import('../features/lottery-hall/load-hall.ts');
    return loadHall(context, '/elott', deps);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: ElectronicLottery,
  notFoundComponent: LotteryNotFound,
});

function ElectronicLottery() {
  return <LotteryPage path="/elott" search={Route.useSearch()} />;
}
