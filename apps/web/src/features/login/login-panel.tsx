import { Trans } from '@lingui/react/macro';
import { useSession } from '../../session/use-session.ts';
import { FreePlayOffer } from './free-play-offer.tsx';
import { LoginForm } from './login-form.tsx';

/** The ways in, and why a session that ended asks for one. */
export function LoginPanel() {
  const session = useSession();
  const expired = session.phase === 'visitor' && session.ended === 'expired';
  return (
    <div className="flex flex-col gap-4">
      {expired && (
        <p role="status" className="text-14 text-muted">
          <Trans>Your session has ended. Log in again to go on where you were.</Trans>
        </p>
      )}
      <LoginForm />
      <FreePlayOffer />
    </div>
  );
}
