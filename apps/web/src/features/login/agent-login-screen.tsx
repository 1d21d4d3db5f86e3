import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted, roleOf } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link, Navigate } from '@tanstack/react-router';
import { openAgent } from '../../parts/centre/open-centre.ts';
import { openLogout } from '../../lib/dialog-links.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { LoginPanel } from './login-panel.tsx';

/** The agents' login. A signed-in agent continues to the page that required it, otherwise to the agent centre. */
export function AgentLoginScreen({ from }: { from?: string | undefined }) {
  const member = useMember();
  if (member === null) {
    return (
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-12">
        <div className="flex flex-col gap-2">
          <h1 className="display text-24 shell-top:uppercase">
            <Trans>Agent login</Trans>
          </h1>
          <p className="text-14 text-muted">
            <Trans>For agents and affiliates: your team, its figures and your links.</Trans>
          </p>
        </div>
        <LoginPanel side="agent" headingLevel={2} />
        <p className="text-14 text-muted">
          <Trans>
            Here to play?{' '}
            <Link to="/login" className="font-semibold text-accent-strong underline">
              Log in as a member
            </Link>
          </Trans>
        </p>
      </div>
    );
  }
  if (!isPermitted(roleOf(member), 'agent-centre')) return <NotAnAgent member={member} />;
  if (from !== undefined) return <Navigate to="/" href={from} replace />;
  return <Navigate to="/" search={openAgent()} replace />;
}

function NotAnAgent({ member }: { member: SessionRecord }) {
  const { t } = useLingui();
  const name = member.nickname || member.account;
  return (
    <EmptyState
      headingLevel={1}
      title={t`Only agents can log in here`}
      actions={
        <>
          <Link
            to="."
            search={openLogout}
            resetScroll={false}
            className={buttonClass({ tone: 'accent' })}
          >
            <Trans>Log out</Trans>
          </Link>
          <Link to="/" className={buttonClass()}>
            <Trans>To the home page</Trans>
          </Link>
        </>
      }
    >
      <Trans>You are logged in as {name}, which is not an agent account.</Trans>
    </EmptyState>
  );
}
