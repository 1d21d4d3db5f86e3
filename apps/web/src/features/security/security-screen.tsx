import { Trans, useLingui } from '@lingui/react/macro';
import { isGuest } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import { openLoginHere, openRegister } from '../../lib/root-search.ts';
import { useSession } from '../../session/use-session.ts';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** What guards an account: its password, the second step of its login, and where it is signed in. */
export function SecurityScreen() {
  const { t } = useLingui();
  const session = useSession();
  if (session.phase === 'unknown') return <Waiting />;
  if (session.phase === 'visitor') {
    return (
      <EmptyState
        headingLevel={1}
        title={t`Log in to see what guards your account`}
        actions={
          <Link
            to="."
            search={openLoginHere}
            activeProps={{}}
            className={buttonClass({ tone: 'accent' })}
          >
            <Trans>Log in</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-24 font-bold">
          <Trans>Security</Trans>
        </h1>
        <p className="text-14 text-muted">
          <Trans>What guards your account, and where it is logged in.</Trans>
        </p>
      </div>
      {isGuest(session.record.type) ? (
        <RealAccountNeeded />
      ) : (
        <>
          <PasswordSection />
          <TwoStepSection />
        </>
      )}
      <SessionsSection />
    </div>
  );
}

function Waiting() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** A guest has no password, so nothing could stand beside it. */
function RealAccountNeeded() {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-border bg-surface p-5 md:p-6">
      <p className="text-14">
        <Trans>
          You are playing as a guest. With an account of your own you can choose a password and a
          second step for your login.
        </Trans>
      </p>
      <Link to="." search={openRegister} activeProps={{}} className={buttonClass({ size: 'md' })}>
        <Trans>Register</Trans>
      </Link>
    </section>
  );
}
