import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { dayText } from '../../lib/time-text.ts';
import { useAgree, useTerms } from './terms-api.ts';

interface TermsDialogProps {
  onAgreed: () => void;
  /** Leaves by signing out: there is no other way past terms that have changed. */
  onLogout: () => void;
}

/** Terms that have changed since somebody agreed to them: the whole text, and the two ways on. */
export function TermsDialog({ onAgreed, onLogout }: TermsDialogProps) {
  const { t, i18n } = useLingui();
  const terms = useTerms();
  const { version, article } = terms;
  const agree = useAgree();
  const day = version && dayText(version, i18n.locale);
  return (
    <Modal
      name="terms"
      size="md"
      open
      dismissible={false}
      showClose={false}
      title={t`Our terms have changed`}
      closeLabel={t`Close`}
      onClose={onLogout}
      footer={
        <>
          <Button onClick={onLogout}>
            <Trans>Log out</Trans>
          </Button>
          <Button
            tone="accent"
            busy={agree.isPending}
            disabled={version === undefined || article === undefined}
            onClick={() => version && agree.mutate(version, { onSuccess: onAgreed })}
          >
            <Trans>I agree</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p tabIndex={-1} data-autofocus className="text-14 text-muted outline-none">
          {day && (
            <Trans>
              Please read the version of {day} and agree to it to go on. If you do not agree, log
              out: your balance stays as it is.
            </Trans>
          )}
        </p>
        {agree.error && (
          <p role="alert" className="rounded-control bg-sunken px-3 py-2 text-14 text-negative">
            {callMessage(i18n, agree.error)}
          </p>
        )}
        <TermsText {...terms} />
      </div>
    </Modal>
  );
}

/** The whole text, or what stands in its place. */
function TermsText({ article, error, retry }: ReturnType<typeof useTerms>) {
  const { t, i18n } = useLingui();
  if (article) {
    return (
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text may be longer than the dialog: scrolled by keys too
        tabIndex={0}
        aria-label={article.title}
        className="max-h-[50dvh] overflow-y-auto rounded-control border border-border bg-sunken p-4"
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
