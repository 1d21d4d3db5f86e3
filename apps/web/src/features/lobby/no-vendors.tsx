import { Trans, useLingui } from '@lingui/react/macro';
import type { GameCategory } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '../../catalogue/category-icon.tsx';
import { useOffer } from '../../catalogue/use-offer.ts';

/** A lobby without vendors: reached by its address alone, since menus leave it out. */
export function NoVendors({ category }: { category: GameCategory }) {
  const { t } = useLingui();
  const offer = useOffer();
  return (
    <EmptyState
      picture={<CategoryIcon category={category} size={32} />}
      title={t`There are no games here`}
      actions={
        <>
          <Link to="/" className={buttonClass({ tone: 'accent' })}>
            <Trans>Home</Trans>
          </Link>
          {offer.slice(0, 3).map((entry) => (
            <Link key={entry.category} to={entry.path} className={buttonClass({ tone: 'neutral' })}>
              {entry.name}
            </Link>
          ))}
        </>
      }
    >
      <Trans>No provider offers this category on this site. Other categories are open.</Trans>
    </EmptyState>
  );
}
