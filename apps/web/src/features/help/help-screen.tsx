import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { HelpCentre } from './help-centre.tsx';
import type { HelpSearch } from './help-centre-props.ts';

const searchFor: HelpSearch = (articleId) => (search) => ({ ...search, article: articleId });

/** The help centre as a page without the shell. */
export function HelpScreen({ articleId }: { articleId?: string }) {
  const { brandName } = useServices().boot.status;
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display text-24 shell-top:uppercase">
          <Trans>Help centre</Trans>
        </h1>
        <Link to="/" className={buttonClass({ tone: 'neutral' })}>
          <Trans>Go to {brandName}</Trans>
        </Link>
      </div>
      <div className="rounded-card border border-border bg-surface p-4 md:p-6">
        <HelpCentre articleId={articleId} searchFor={searchFor} headingLevel={2} />
      </div>
    </div>
  );
}
