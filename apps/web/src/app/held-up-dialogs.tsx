import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../lib/lazy-part.ts';
import { openLogout } from '../lib/root-search.ts';
import { endHoldUp, forgetHoldUps, holdUps } from '../session/hold-up.ts';
import { useMember } from '../session/use-session.ts';

const TermsDialog = lazyPart(() => import('../features/terms/terms-dialog.tsx'), 'TermsDialog');
const ReauthenticationDialog = lazyPart(
  () => import('../features/security/reauthentication-dialog.tsx'),
  'ReauthenticationDialog',
);

/** Asks for what calls wait for: agreement to terms that have changed, the password after idle time. */
export function HeldUpDialogs() {
  // Terms first: even the proof of a password waits for them.
  const asked = useStore(holdUps, (state) =>
    state.asked.includes('terms_changed') ? 'terms_changed' : state.asked[0],
  );
  const account = useMember()?.account ?? null;
  const router = useRouter();

  // Whoever signs in next is asked for what is due from them. Before the session is known, calls of it may wait already.
  useEffect(() => (account === null ? undefined : forgetHoldUps), [account]);

  if (asked === undefined || account === null) return null;
  const logOut = () => void router.navigate({ to: '.', search: openLogout, resetScroll: false });
  return (
    <Suspense>
      {asked === 'terms_changed' ? (
        <TermsDialog onAgreed={() => endHoldUp(asked, true)} onLogout={logOut} />
      ) : (
        <ReauthenticationDialog
          onProved={() => endHoldUp(asked, true)}
          onClose={() => endHoldUp(asked, false)}
        />
      )}
    </Suspense>
  );
}
