import { createFileRoute } from '@tanstack/react-router';
import { lotteryHead } from '../app/lottery-head.ts';
import { LotteryNotFound, LotteryPage } from '../app/lottery-page.tsx';
import { validateLotterySearch } from '../parts/lottery/lottery-search.ts';

export const Route = createFileRoute('/lottery')({
  validateSearch: validateLotterySearch,
  loaderDeps: ({ search: { gameCode, prizeMode, view } }) => ({ gameCode, prizeMode, view }),
  loader: async ({ context, deps }) => {
    const { loadHall } = await import('../features/lottery-hall/load-hall.ts');
    return loadHall(context, '/lottery', deps);
  },
  head: ({ match, loaderData }) => lotteryHead(match.context, '/lottery', match.search, loaderData),
  component: Lottery,
  notFoundComponent: LotteryNotFound,
});

function Lottery() {
  return <LotteryPage path="/lottery" search={Route.useSearch()} />;
}
