import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { openLogout } from '../lib/dialog-links.ts';
import { closeDialog } from '../lib/root-search.ts';
import { useServices } from '../lib/services.ts';
import { offersRegistration } from '../parts/identity/registration-offer.ts';
import { useMember } from '../parts/identity/use-session.ts';
import { DIALOGS } from './dialog-entries.ts';

const ChangePasswordDialog = lazyPart(
  () => import('../features/password/change-password-dialog.tsx'),
  'ChangePasswordDialog',
);

/** The dialog in the address, over any page, one at a time. */
export function AppDialogs() {
  const asked = useSearch({ from: '__root__' });
  const router = useRouter();
  const mustChangePassword = useMember()?.mustChangePassword ?? false;
  const { status } = useServices().boot;
  // Where registration is closed, the key opens nothing.
  const search = offersRegistration(status) ? asked : { ...asked, register: undefined };
  const entry = DIALOGS.find(({ key }) => search[key] !== undefined);
  const logOut = () => void router.navigate({ to: '.', search: openLogout, resetScroll: false });
  const close = () =>
    void router.navigate({ to: '.', search: closeDialog, replace: true, resetScroll: false });
  return (
    <Suspense>
      {mustChangePassword && !entry?.beforePassword ? (
        <ChangePasswordDialog onLogout={logOut} />
      ) : (
        entry && <entry.Dialog search={search} onClose={close} />
      )}
    </Suspense>
  );
}
