import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { downlineRegister } from '@palpite/contract/team.ts';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../lib/copy-button.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';

interface OneTimePasswordProps {
  opened: ValueOutput<typeof downlineRegister>;
  onAnother: () => void;
}

/** An account that was just opened, and its first password: shown now and never again. */
export function OneTimePassword({ opened, onAnother }: OneTimePasswordProps) {
  const { username, oneTimePassword, passwordUntil } = opened;
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const until = longTimeText(passwordUntil, timeZone, i18n.locale);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: users of screen readers and keyboards continue here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-16 font-bold outline-none">
        <Trans>The account {username} is open</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          You see this password only once. Give it to your downline in private: they log in with it
          before {until} and choose their own.
        </Trans>
      </p>
      <dl className="grid grid-cols-1 gap-3 rounded-box bg-sunken p-4 sm:grid-cols-2">
        <div className="flex flex-col gap-1">
          <dt className="text-12 text-muted">
            <Trans>Account name</Trans>
          </dt>
          <dd className="font-mono text-16 break-all select-all">{username}</dd>
        </div>
        <div className="flex flex-col gap-1">
          <dt className="text-12 text-muted">
            <Trans>One-time password</Trans>
          </dt>
          <dd className="font-mono text-16 select-all">{oneTimePassword}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={oneTimePassword} />
        <Button tone="quiet" onClick={onAnother}>
          <Trans>Open another account</Trans>
        </Button>
      </div>
      <LeaveQuestion />
    </section>
  );
}

const always = () => true;

/** Asks before any way off the page, including the browser's own, because the password cannot be requested again. */
function LeaveQuestion() {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: always, withResolver: true });
  return (
    <AlertDialog
      name="leave-password"
      open={status === 'blocked'}
      title={t`Leave without this password?`}
      confirmLabel={t`Leave`}
      cancelLabel={t({ context: 'page', message: 'Stay' })}
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <Trans>You will not see it again. Make sure that you have saved it.</Trans>
    </AlertDialog>
  );
}
