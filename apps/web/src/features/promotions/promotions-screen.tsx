import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { type PromotionsBodyProps, PromotionsBody as ServerBody } from './promotions-body.tsx';

const PromotionsBody = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBody)
    .client(() => null),
  async () => (await import('./promotions-body.tsx')).PromotionsBody,
  { place: <Skeleton className="h-8 w-40" /> },
);

/** The brand's promotions. */
export function PromotionsScreen(props: PromotionsBodyProps) {
  return (
    <div className="mx-auto flex max-w-content flex-col gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
      <PromotionsBody {...props} />
    </div>
  );
}
