import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import Compass from 'lucide-react/icons/compass';
import { openFind } from '../../lib/root-search.ts';
import { useScene } from '../../lib/use-scene.ts';

/** An unknown address: says so, and links to other pages. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        headingLevel={1}
        scene={useScene('lost')}
        picture={<Compass size={36} />}
        title={t`There is no page at this address`}
        actions={
          <>
            <Link to="/" className={buttonClass({ tone: 'accent' })}>
              <Trans>Go home</Trans>
            </Link>
            <Link
              to="."
              search={openFind}
              resetScroll={false}
              activeProps={{}}
              className={buttonClass({ tone: 'neutral' })}
            >
              <Trans>Search games</Trans>
            </Link>
          </>
        }
      >
        <Trans>It may have moved, or the address may have a typing mistake.</Trans>
      </EmptyState>
    </div>
  );
}
