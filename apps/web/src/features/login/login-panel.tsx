import { Trans } from '@lingui/react/macro';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasFlag } from '../../lib/flag.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { FreePlayOffer } from './free-play-offer.tsx';
import { type LoginSide, type LoginWay, useFinishLogin } from './login-api.ts';
import { LoginForm } from './login-form.tsx';

// Few need these, and the login itself should load quickly.
const SmsLoginForm = lazyPart(() => import('./sms-login-form.tsx'), 'SmsLoginForm');
const SecondFactorStep = lazyPart(
  () => import('../../parts/identity/second-factor-step.tsx'),
  'SecondFactorStep',
);

interface LoginPanelProps {
  /** Agents sign in by account name only, and their side has no free play. */
  side?: LoginSide;
  headingLevel?: 2 | 3;
  /** The way of login shown first. */
  first?: LoginWay | undefined;
  /** Opens the login by a code where it cannot be shown here. */
  onSms?: (() => void) | undefined;
}

/**
 * The ways to log in, and why a session ended. A form that was begun stays when another replaces it: on return its
 * values are there.
 */
export function LoginPanel({
  side = 'member',
  headingLevel = 3,
  first = 'username',
  onSms,
}: LoginPanelProps) {
  const session = useSession();
  const { boot } = useServices();
  const finish = useFinishLogin(side);
  const [way, setWay] = useState(first);
  const [smsOpened, setSmsOpened] = useState(first === 'sms');
  const forms = useRef<HTMLDivElement>(null);
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null);
  const expired = session.phase === 'visitor' && session.ended === 'expired';
  const toggle = () => {
    if (onSms) return onSms();
    setSmsOpened(true);
    setWay(way === 'sms' ? 'username' : 'sms');
  };
  const back = () => {
    flushSync(() => setDemand(null));
    forms.current?.querySelector<HTMLElement>('div:not([hidden]) > form input')?.focus();
  };
  return (
    <>
      {demand && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <SecondFactorStep
            demand={demand}
            headingLevel={headingLevel}
            onSignedIn={(start) => finish(start, way)}
            onBack={back}
          />
        </Suspense>
      )}
      <div ref={forms} hidden={demand !== null}>
        <div className="flex flex-col gap-4">
          {expired && (
            <p role="status" className="text-14 text-muted">
              <Trans>Your session has ended. Log in again to continue where you were.</Trans>
            </p>
          )}
          <div hidden={way === 'sms'}>
            <LoginForm side={side} onDemand={setDemand} />
          </div>
          {smsOpened && (
            <div hidden={way !== 'sms'}>
              <SmsLoginForm onDemand={setDemand} />
            </div>
          )}
          {side === 'member' && hasFlag(boot.status, 'MOBILEVERCODELOGIN3') && (
            <Button tone="quiet" block onClick={toggle}>
              {way === 'sms' ? (
                <Trans>Log in with account name and password</Trans>
              ) : (
                <Trans>Log in with a code by SMS</Trans>
              )}
            </Button>
          )}
          {side === 'member' && <FreePlayOffer />}
        </div>
      </div>
    </>
  );
}
