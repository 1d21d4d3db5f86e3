import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { useRouter } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { closeChat } from '../../parts/talk/chat-window-store.ts';
import { openRegister } from '../../lib/root-search.ts';

/** Tells a guest that the chat needs an account, and where to get one. */
export function GuestWarning() {
  const { t } = useLingui();
  const router = useRouter();
  const register = () => {
    closeChat();
    void router.navigate({ to: '.', search: openRegister, resetScroll: false });
  };
  return (
    <AlertDialog
      name="chat-guest"
      open
      icon={<TriangleAlert size={24} className="text-warning" />}
      title={t`Please register a real account first`}
      confirmLabel={t`Register`}
      cancelLabel={t`Not now`}
      onConfirm={register}
      onClose={closeChat}
    >
      <Trans>You are playing as a guest. The chat room is for members only.</Trans>
    </AlertDialog>
  );
}
