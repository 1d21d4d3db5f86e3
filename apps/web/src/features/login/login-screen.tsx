import { Trans } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useHasAccount } from '../../parts/identity/use-has-account.ts';
import type { LoginWay } from './login-api.ts';
import { LoginPanel } from './login-panel.tsx';

interface LoginScreenProps {
  /** The page that required it. */
  from?: string | undefined;
  /** The way of login shown first. */
  by?: LoginWay | undefined;
}

/** The login as a page: for operators that show nothing to visitors, and as a link target. */
export function LoginScreen({ from = '/', by }: LoginScreenProps) {
  if (useHasAccount()) return <Navigate to="/" href={from} replace />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-12">
      <h1 className="display text-24 shell-top:uppercase">
        <Trans>Log in</Trans>
      </h1>
      <LoginPanel headingLevel={2} first={by} />
    </div>
  );
}
