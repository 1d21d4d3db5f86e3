import { Trans } from '@lingui/react/macro';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense, useState } from 'react';
import { hasFlag } from '../../lib/flag.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../session/use-session.ts';
import { FreePlayOffer } from './free-play-offer.tsx';
import { type LoginWay, useFinishLogin } from './login-api.ts';
import { LoginForm } from './login-form.tsx';

// Few need these, and the first login of all should be there soon.
const SmsLoginForm = lazyPart(() => import('./sms-login-form.tsx'), 'SmsLoginForm');
const SecondFactorStep = lazyPart(
  () => import('../../second-factor/second-factor-step.tsx'),
  'SecondFactorStep',
);

/** The ways in, and why a session that ended asks for one. */
export function LoginPanel() {
  const session = useSession();
  const { boot } = useServices();
  const finish = useFinishLogin();
  const [way, setWay] = useState<LoginWay>('username');
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null);
  const expired = session.phase === 'visitor' && session.ended === 'expired';
  if (demand) {
    return (
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SecondFactorStep
          demand={demand}
          onSignedIn={(start) => finish(start, way)}
          onBack={() => setDemand(null)}
        />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {expired && (
        <p role="status" className="text-14 text-muted">
          <Trans>Your session has ended. Log in again to go on where you were.</Trans>
        </p>
      )}
      {way === 'sms' ? <SmsLoginForm onDemand={setDemand} /> : <LoginForm onDemand={setDemand} />}
      {hasFlag(boot.status, 'MOBILEVERCODELOGIN3') && (
        <Button tone="quiet" block onClick={() => setWay(way === 'sms' ? 'username' : 'sms')}>
          {way === 'sms' ? (
            <Trans>Log in with account name and password</Trans>
          ) : (
            <Trans>Log in with a code by SMS</Trans>
          )}
        </Button>
      )}
      <FreePlayOffer />
    </div>
  );
}
