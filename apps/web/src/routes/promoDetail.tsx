import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { PromoDetailScreen } from '../features/promotions/promo-detail-screen.tsx';
import { shortText } from '../lib/search-value.ts';

interface PromoDetailSearch {
  id?: string | undefined;
}

export const Route = createFileRoute('/promoDetail')({
  validateSearch: ({ id }: Record<string, unknown>): PromoDetailSearch => ({
    id: shortText(id, 64),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    const { loadPromotion } = await import('../features/promotions/load-promotions.ts');
    return loadPromotion(context, id);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: PromoDetailRoute,
});

function PromoDetailRoute() {
  const { id = '' } = Route.useSearch();
  return <PromoDetailScreen id={id} />;
}
