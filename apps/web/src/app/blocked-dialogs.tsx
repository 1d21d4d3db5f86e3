import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../lib/lazy-part.ts';
import { openLogout } from '../lib/dialog-links.ts';
import { unblock, abandonBlockedCalls, blockedCalls } from '../lib/session/blocked-calls.ts';
import { useMember } from '../parts/identity/use-session.ts';

const TermsDialog = lazyPart(() => import('../features/terms/terms-dialog.tsx'), 'TermsDialog');
const ReauthenticationDialog = lazyPart(
  () => import('../features/security/reauthentication-dialog.tsx'),
  'ReauthenticationDialog',
);

/** Requests what unblocks waiting calls: agreement to changed terms, or the password after idle time. */
export function BlockedDialogs() {
  // Terms first: proving the password waits for them too.
  const code = useStore(blockedCalls(), (state) =>
    state.codes.includes('terms_changed') ? 'terms_changed' : state.codes[0],
  );
  const account = useMember()?.account ?? null;
  const router = useRouter();

  // The next account has its own blocks. Calls may wait before the session is known.
  useEffect(() => (account === null ? undefined : abandonBlockedCalls), [account]);

  if (code === undefined || account === null) return null;
  const logOut = () => void router.navigate({ to: '.', search: openLogout, resetScroll: false });
  return (
    <Suspense>
      {code === 'terms_changed' ? (
        <TermsDialog onAgreed={() => unblock(code, true)} onLogout={logOut} />
      ) : (
        <ReauthenticationDialog
          onProved={() => unblock(code, true)}
          onClose={() => unblock(code, false)}
        />
      )}
    </Suspense>
  );
}
