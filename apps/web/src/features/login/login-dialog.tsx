import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { useEffect, useEffectEvent } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { hasFlag } from '../../lib/flag.ts';
import { useServices } from '../../lib/services.ts';
import { useFreePlay } from '../../session/use-free-play.ts';
import { useSession } from '../../session/use-session.ts';
import { LoginForm } from './login-form.tsx';

interface LoginDialogProps {
  onClose: () => void;
}

/** The login popup. Open for as long as the address says so. */
export function LoginDialog({ onClose }: LoginDialogProps) {
  const { t, i18n } = useLingui();
  const { boot } = useServices();
  const session = useSession();
  const freePlay = useFreePlay();
  const signedIn = session.phase === 'signed-in';
  const expired = session.phase === 'visitor' && session.ended === 'expired';
  const close = useEffectEvent(onClose);

  // Another tab signed in while this one asked.
  useEffect(() => {
    if (signedIn) close();
  }, [signedIn]);

  return (
    <Modal name="login" open title={t`Log in`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {expired && (
          <p role="status" className="text-14 text-muted">
            <Trans>Your session has ended. Log in again to go on where you were.</Trans>
          </p>
        )}
        <LoginForm />
        {hasFlag(boot.status, 'FREEPLAY3') && (
          <>
            <p className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
              <Trans>or</Trans>
            </p>
            <Button block busy={freePlay.isPending} onClick={() => freePlay.mutate()}>
              <Trans>Play for free without an account</Trans>
            </Button>
            {freePlay.error && (
              <p role="alert" className="text-14 text-negative">
                {callMessage(i18n, freePlay.error)}
              </p>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
