import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { useMember } from '../../session/use-session.ts';

/** Tells a new member that the account is there. The address alone shows nothing: somebody must be signed in. */
export function RegisteredDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const member = useMember();
  if (!member) return null;
  const { account } = member;
  return (
    <AlertDialog
      name="registered"
      open
      title={t`Your account is ready`}
      confirmLabel={t`Start playing`}
      onConfirm={onClose}
      onClose={onClose}
    >
      <Trans>
        You are logged in as {account}. Your opening balance is play money: it is there to play with
        and is worth nothing outside.
      </Trans>
    </AlertDialog>
  );
}
