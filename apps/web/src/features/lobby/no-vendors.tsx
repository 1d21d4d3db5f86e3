import { Trans, useLingui } from '@lingui/react/macro';
import type { GameCategory } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import { useScene } from '../../lib/use-scene.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { useOffer } from '../../parts/catalogue/use-offer.ts';

/** A lobby without vendors: reached only by its address, since menus omit it. Links to categories that have some. */
export function NoVendors({ category }: { category: GameCategory }) {
  const { t } = useLingui();
  const [first, ...others] = useOffer();
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={<CategoryIcon category={category} size={32} />}
      title={t`No games of this kind yet`}
      actions={
        <>
          {first && (
            <Link
              to="/$lobby"
              params={{ lobby: first.lobby }}
              className={buttonClass({ tone: 'accent' })}
            >
              {first.name}
            </Link>
          )}
          {others.slice(0, 2).map((entry) => (
            <Link
              key={entry.category}
              to="/$lobby"
              params={{ lobby: entry.lobby }}
              className={buttonClass({ tone: 'neutral' })}
            >
              {entry.name}
            </Link>
          ))}
          <Link to="/promotions" className={buttonClass({ tone: 'neutral' })}>
            <Trans>Promotions</Trans>
          </Link>
          <Link to="/" className={buttonClass({ tone: 'neutral' })}>
            <Trans>Home</Trans>
          </Link>
        </>
      }
    >
      <Trans>No provider on this site offers them. Here is what you can open now.</Trans>
    </EmptyState>
  );
}
