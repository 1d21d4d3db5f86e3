import { notFound } from '@tanstack/react-router';
import { AllPromotionsLink } from './all-promotions-link.tsx';
import { OpenedPromotion } from './opened-promotion.tsx';

/** One promotion, and the link back to all of them. */
export function PromoDetailBody({ id }: { id: string }) {
  return (
    <>
      <AllPromotionsLink />
      <OpenedPromotion
        id={id}
        renderMissing={() => {
          throw notFound();
        }}
      />
    </>
  );
}
