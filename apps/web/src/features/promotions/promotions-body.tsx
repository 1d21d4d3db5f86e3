import { Trans } from '@lingui/react/macro';
import { AllPromotionsLink } from './all-promotions-link.tsx';
import { OpenedPromotion } from './opened-promotion.tsx';
import { PromotionList } from './promotion-list.tsx';

export interface PromotionsBodyProps {
  /** The open promotion; without it all of them are listed. */
  id: string | undefined;
  category: string | undefined;
}

/** The brand's promotions: all of them, or one with the others below. */
export function PromotionsBody({ id, category }: PromotionsBodyProps) {
  if (id === undefined) {
    return (
      <>
        <Title />
        <PromotionList category={category} />
      </>
    );
  }
  return (
    <>
      <AllPromotionsLink />
      <div className="w-full max-w-4xl">
        <OpenedPromotion id={id} renderMissing={() => <Missing />} />
      </div>
      <PromotionList category={category} without={id} />
    </>
  );
}

function Title() {
  return (
    <h1 className="display text-24 shell-top:uppercase md:text-32">
      <Trans>Promotions</Trans>
    </h1>
  );
}

/** An old link: the promotion has ended, and the current ones are below. */
function Missing() {
  return (
    <div className="flex flex-col gap-2">
      <Title />
      <p role="status" className="text-14 text-muted">
        <Trans>The promotion behind this link is no longer available.</Trans>
      </p>
    </div>
  );
}
