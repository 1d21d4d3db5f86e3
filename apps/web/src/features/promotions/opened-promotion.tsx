import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { isMissingPromotion, promotionQuery } from '../../parts/promotion/promotion-queries.ts';
import { PromotionArticle } from './promotion-article.tsx';

interface OpenedPromotionProps {
  id: string;
  /** What to show when the brand has no such promotion. */
  renderMissing: () => ReactNode;
}

/** The promotion in the address. */
export function OpenedPromotion({ id, renderMissing }: OpenedPromotionProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(promotionQuery(useServices(), id));
  if (isMissingPromotion(error)) return renderMissing();
  if (data) return <PromotionArticle promotion={data} />;
  if (!error) return <Skeleton className="h-120 rounded-card" />;
  return (
    <ErrorState
      headingLevel={1}
      title={t`This promotion could not be loaded`}
      actions={
        <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
