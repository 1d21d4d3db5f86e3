import { useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import { CatchBoundary, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { hasDialog } from '../lib/root-search.ts';
import { useMember } from '../parts/identity/use-session.ts';

const AppDialogs = lazyPart(() => import('./app-dialogs.tsx'), 'AppDialogs');

/** The dialogs that the address (or a password that must change) opens; not even their list is loaded before. */
export function DialogsWhenAsked() {
  const asked = useSearch({ from: '__root__', select: hasDialog });
  const mustChangePassword = useMember()?.mustChangePassword ?? false;
  const router = useRouter();
  if (!asked && !mustChangePassword) return null;
  return (
    <CatchBoundary getResetKey={() => router.latestLocation.href} errorComponent={DialogFailed}>
      <Suspense>
        <AppDialogs />
      </Suspense>
    </CatchBoundary>
  );
}

/** The dialog's code did not arrive. It stands in the address, so loading the page again opens it. */
function DialogFailed() {
  const { t } = useLingui();
  useEffect(() => {
    showToast({
      tone: 'negative',
      text: t`This could not be loaded. Check your network and try again.`,
      action: { label: t`Try again`, onSelect: () => location.reload() },
    });
  }, [t]);
  return null;
}
