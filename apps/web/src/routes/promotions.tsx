import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { PromotionsScreen } from '../features/promotions/promotions-screen.tsx';
import { shortText } from '../lib/search-value.ts';

interface PromotionsSearch {
  /** The promotion that is opened. */
  id?: string | undefined;
  category?: string | undefined;
}

export const Route = createFileRoute('/promotions')({
  validateSearch: ({ id, category }: Record<string, unknown>): PromotionsSearch => ({
    id: shortText(id, 64),
    category: shortText(category, 64),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    const { loadPromotions } = await import('../features/promotions/load-promotions.ts');
    return loadPromotions(context, id);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: PromotionsRoute,
});

function PromotionsRoute() {
  const { id, category } = Route.useSearch();
  return <PromotionsScreen id={id} category={category} />;
}
