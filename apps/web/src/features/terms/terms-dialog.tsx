import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { dayText } from '../../lib/time-text.ts';
import { TermsText } from '../../parts/identity/terms-text.tsx';
import { useAgree, useTerms } from './terms-api.ts';

interface TermsDialogProps {
  onAgreed: () => void;
  /** Leaves by signing out: changed terms cannot be dismissed. */
  onLogout: () => void;
}

/** Terms that the account has not agreed to, or that have changed since: the full text, and the two choices. */
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
      title={terms.isFirst ? t`Our terms` : t`Our terms have changed`}
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
              Please read the version of {day} and agree to it to continue. If you do not agree, log
              out: your balance stays as it is.
            </Trans>
          )}
        </p>
        {agree.error && <FormAlert>{callMessage(i18n, agree.error)}</FormAlert>}
        <TermsText {...terms} />
      </div>
    </Modal>
  );
}
