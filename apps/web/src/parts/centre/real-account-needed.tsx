import { Trans, useLingui } from '@lingui/react/macro';
import { type AccountType, isGuest } from '@palpite/domain';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import CircleUserRound from 'lucide-react/icons/circle-user-round';

interface RealAccountNeededProps {
  centre: 'member' | 'agent';
  type: AccountType;
  onClose: () => void;
}

/** Says to an account that may not open a centre which kind of account may. */
export function RealAccountNeeded({ centre, type, onClose }: RealAccountNeededProps) {
  const { t } = useLingui();
  const guest = isGuest(type);
  return (
    <AlertDialog
      name="real-account-needed"
      open
      icon={<CircleUserRound size={24} />}
      title={
        guest
          ? t`You need a real account`
          : centre === 'agent'
            ? t`You need an agent account`
            : t`You need a member account`
      }
      confirmLabel={t`OK`}
      onConfirm={onClose}
      onClose={onClose}
    >
      {guest ? (
        <Trans>
          You are playing as a guest. To use this, log out and register your own account.
        </Trans>
      ) : centre === 'agent' ? (
        <Trans>The agent centre is for agents only. You have a member account.</Trans>
      ) : (
        <Trans>The member centre is for members only. You have an affiliate account.</Trans>
      )}
    </AlertDialog>
  );
}
