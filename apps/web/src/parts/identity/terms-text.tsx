import { useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@palpite/contract/system.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { RichText } from '../../lib/rich-text.tsx';

interface TermsTextProps {
  /** Undefined while it is on its way. */
  article: HelpArticle | undefined;
  error: unknown;
  busy: boolean;
  retry: () => unknown;
}

/** The whole text, or what replaces it. */
export function TermsText({ article, error, busy, retry }: TermsTextProps) {
  const { t } = useLingui();
  if (article) {
    return (
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text may be longer than the dialog: scrolled by keys too
        tabIndex={0}
        aria-label={article.title}
        className="max-h-[50dvh] overflow-y-auto rounded-box border border-border bg-sunken p-4"
      >
        <RichText blocks={article.content} headingLevel={3} />
      </section>
    );
  }
  if (!error) return <Skeleton className="h-64" />;
  return (
    <LoadFailed
      headingLevel={3}
      title={t`The terms could not be loaded`}
      error={error}
      busy={busy}
      onRetry={() => void retry()}
    />
  );
}
