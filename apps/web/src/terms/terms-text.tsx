import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@palpite/contract/system.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { callMessage } from '../lib/call-message.ts';
import { RichText } from '../lib/rich-text.tsx';

interface TermsTextProps {
  /** Undefined while it is on its way. */
  article: HelpArticle | undefined;
  error: unknown;
  retry: () => unknown;
}

/** The whole text, or what stands in its place. */
export function TermsText({ article, error, retry }: TermsTextProps) {
  const { t, i18n } = useLingui();
  if (article) {
    return (
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text may be longer than the dialog: scrolled by keys too
        tabIndex={0}
        aria-label={article.title}
        className="max-h-[50dvh] overflow-y-auto rounded-box border border-border bg-sunken p-4"
      >
        <RichText blocks={article.content} />
      </section>
    );
  }
  if (!error) return <Skeleton className="h-64" />;
  return (
    <ErrorState
      headingLevel={3}
      title={t`The terms could not be loaded`}
      actions={
        <Button onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {callMessage(i18n, error)}
    </ErrorState>
  );
}
