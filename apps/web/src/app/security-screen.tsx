import { Trans, useLingui } from '@lingui/react/macro';
import { memberGet } from '@palpite/contract/member.ts';
import { isGuest, isPermitted, roleOf } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { openMember } from '../parts/centre/open-centre.ts';
import { ContactsSection } from '../features/contact/contacts-section.tsx';
import { LoginHistorySection } from '../features/security/login-history-section.tsx';
import { PasswordSection } from '../features/security/password-section.tsx';
import { SessionsSection } from '../features/security/sessions-section.tsx';
import { TwoStepSection } from '../features/security/two-step-section.tsx';
import { Answered } from '../lib/answered.tsx';
import { callQuery } from '../lib/calls.ts';
import { openLoginHere, openRegister } from '../lib/root-search.ts';
import { useServices } from '../lib/services.ts';
import { useScene } from '../lib/use-scene.ts';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { useSession } from '../parts/identity/use-session.ts';

/**
 * The security settings for accounts without a member centre: affiliates, and guests as far as they have any. Notices
 * link here too; members find everything in their centre.
 */
export function SecurityScreen() {
  const { t } = useLingui();
  const session = useSession();
  const scene = useScene('empty');
  if (session.phase === 'unknown') return <Waiting />;
  if (session.phase === 'visitor') {
    return (
      <EmptyState
        headingLevel={1}
        scene={scene}
        title={t`Log in to see your security settings`}
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
  return isGuest(session.record.type) ? <GuestSecurity /> : <AccountSecurity />;
}

/** Only the operator's answer says whether the account is also a member's. */
function AccountSecurity() {
  const { t } = useLingui();
  return (
    <Answered
      answer={useQuery(callQuery(useServices(), memberGet, {}))}
      headingLevel={1}
      failed={t`This page could not be loaded`}
      waiting={<Waiting />}
    >
      {(member) =>
        isPermitted(roleOf(member), 'member-centre') ? <ToMemberCentre /> : <AllSections />
      }
    </Answered>
  );
}

function AllSections() {
  return (
    <SecurityPage>
      <ContactsSection />
      <PasswordSection />
      <TwoStepSection />
      <SessionsSection />
      <LoginHistorySection />
    </SecurityPage>
  );
}

function ToMemberCentre() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to: '/', search: openMember('securityCenter'), replace: true });
  }, [router]);
  return <Waiting />;
}

function GuestSecurity() {
  return (
    <SecurityPage>
      <RealAccountNeeded />
      <SessionsSection />
    </SecurityPage>
  );
}

function SecurityPage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  return (
    <div ref={box} className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <div className="flex flex-col gap-2">
        <h1 className="display text-24 shell-top:uppercase">
          <Trans>Security</Trans>
        </h1>
        <p className="text-14 text-muted">
          <Trans>How your account is protected, and where it is logged in.</Trans>
        </p>
      </div>
      {children}
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

/** A guest has no password, so a second step has nothing to add to. */
function RealAccountNeeded() {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-border bg-surface p-5 md:p-6">
      <p className="text-14">
        <Trans>
          You are playing as a guest. With your own account you can choose a password and a second
          step for your login.
        </Trans>
      </p>
      <Link to="." search={openRegister} activeProps={{}} className={buttonClass({ size: 'md' })}>
        <Trans>Register</Trans>
      </Link>
    </section>
  );
}
