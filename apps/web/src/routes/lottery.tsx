import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { LotteryNotFound, LotteryPage } from '../app/lottery-page.tsx';
import { lotteryPart, validateLotterySearch } from '../parts/lottery/lottery-search.ts';

export const Route = createFileRoute('/lottery')({
  validateSearch: validateLotterySearch,
  loaderDeps: ({ search }) => lotteryPart(search),
  loader: async ({ context, deps }) => {
    const { loadHall } = await import('../features/lottery-hall/load-hall.ts');
    return loadHall(context, '/lottery', deps);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: Lottery,
  notFoundComponent: LotteryNotFound,
});

function Lottery() {
  return <LotteryPage path="/lottery" search={Route.useSearch()} />;
}
