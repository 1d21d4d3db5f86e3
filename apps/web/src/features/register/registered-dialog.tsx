import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { useRouter } from '@tanstack/react-router';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { hasFlag } from '../../lib/flag.ts';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../../parts/identity/use-session.ts';

/**
 * Confirms a new account; after a registration by number, shows the generated name first. Opens only for a signed-in
 * account, whatever is in the address.
 */
export function RegisteredDialog({ search: { registered }, onClose }: DialogProps) {
  const member = useMember();
  if (!member) return null;
  const { account } = member;
  return registered === 'mobile' ? (
    <NameMadeUp account={account} />
  ) : (
    <Ready account={account} onClose={onClose} />
  );
}

function NameMadeUp({ account }: { account: string }) {
  const { t } = useLingui();
  const { boot } = useServices();
  const router = useRouter();
  const goOn = () =>
    void router.navigate({
      to: '.',
      search: (now: object) => ({ ...now, registered: 1 as const }),
      replace: true,
    });
  return (
    <AlertDialog
      name="registered-name"
      open
      title={t`Registration complete`}
      confirmLabel={t`Continue`}
      onConfirm={goOn}
      onClose={goOn}
    >
      <p>
        <Trans>
          Your account was created automatically:{' '}
          <strong className="text-default">{account}</strong>.
        </Trans>
      </p>
      <p>
        {!hasFlag(boot.status, 'MOBILEVERCODELOGIN3') ? (
          <Trans>You log in with this account name and your password.</Trans>
        ) : hasFlag(boot.status, 'MOBILENUMPASSREG3') ? (
          <Trans>
            You log in with this account name and your password, or with a code sent to your mobile
            number.
          </Trans>
        ) : (
          <Trans>You log in with a code sent to your mobile number.</Trans>
        )}
      </p>
    </AlertDialog>
  );
}

function Ready({ account, onClose }: { account: string; onClose: () => void }) {
  const { t } = useLingui();
  const { settings } = useServices().boot.status;
  return (
    <AlertDialog
      name="registered"
      open
      title={t`Your account is ready`}
      confirmLabel={t`Start playing`}
      onConfirm={onClose}
      onClose={onClose}
    >
      {settings.openingBalance ? (
        <Trans>
          You are logged in as {account}. Your opening balance is play money: it is there to play
          with and is worth nothing outside.
        </Trans>
      ) : (
        <Trans>You are logged in as {account}.</Trans>
      )}
    </AlertDialog>
  );
}
