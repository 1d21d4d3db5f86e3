import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { PromoDetailBody as ServerBody } from './promo-detail-body.tsx';

const PromoDetailBody = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBody)
    .client(() => null),
  async () => (await import('./promo-detail-body.tsx')).PromoDetailBody,
  { place: <Skeleton className="h-120 rounded-card" /> },
);

/** One promotion on its own page. */
export function PromoDetailScreen({ id }: { id: string }) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4 px-3 py-4 md:px-6 md:py-6">
      <PromoDetailBody id={id} />
    </div>
  );
}
