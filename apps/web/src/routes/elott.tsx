import { createFileRoute } from '@tanstack/react-router';
import { lotteryHead } from '../app/lottery-head.ts';
import { LotteryNotFound, LotteryPage } from '../app/lottery-page.tsx';
import { validateLotterySearch } from '../parts/lottery/lottery-search.ts';

export const Route = createFileRoute('/elott')({
  validateSearch: validateLotterySearch,
  loaderDeps: ({ search: { gameCode, prizeMode, view } }) => ({ gameCode, prizeMode, view }),
  loader: async ({ context, deps }) => {
    const { loadHall } = await import('../features/lottery-hall/load-hall.ts');
    return loadHall(context, '/elott', deps);
  },
  head: ({ match, loaderData }) => lotteryHead(match.context, '/elott', match.search, loaderData),
  component: ElectronicLottery,
  notFoundComponent: LotteryNotFound,
});

function ElectronicLottery() {
  return <LotteryPage path="/elott" search={Route.useSearch()} />;
}
