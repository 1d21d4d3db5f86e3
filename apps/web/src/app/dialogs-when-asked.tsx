import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { hasDialog } from '../lib/root-search.ts';
import { useMember } from '../parts/identity/use-session.ts';

const AppDialogs = lazyPart(() => import('./app-dialogs.tsx'), 'AppDialogs');

/** The dialogs in the address, and the one for a password that must change. Even their list loads only then. */
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

/** The dialog's code did not load. The dialog is in the address, so a reload opens it. */
function DialogFailed() {
  const { t } = useLingui();
  useEffect(() => {
    // With the notices themselves, which come once the page is calm: before that there is no place to show it.
    const say = async () => {
      const { showToast } = await import('@palpite/ui/toast-store.ts');
      showToast({
        tone: 'negative',
        text: t`This could not be loaded. Check your network and try again.`,
        action: { label: t`Try again`, onSelect: () => location.reload() },
      });
    };
    say().catch(() => undefined);
  }, [t]);
  return null;
}
