import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../session/use-session.ts';
import { FreePlayOffer } from './free-play-offer.tsx';
import { LoginForm } from './login-form.tsx';

/** The login popup. Open for as long as the address says so. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const signedIn = session.phase === 'signed-in';
  const expired = session.phase === 'visitor' && session.ended === 'expired';
  const close = useEffectEvent(onClose);

  // Another tab has signed in while this one asked; a sign-in of this tab leads on by itself.
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
        <FreePlayOffer />
      </div>
    </Modal>
  );
}
