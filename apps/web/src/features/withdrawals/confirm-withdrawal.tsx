import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { payoutAccountName } from '../../parts/money/payout-accounts/payout-account-name.ts';
import { useArrivalText } from './use-arrival-text.ts';
import type { Draft } from './use-withdrawal-request.ts';

interface ConfirmWithdrawalProps {
  options: WithdrawalOptions;
  draft: Draft;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last step: what arrives where and when, and its fee, before any money is held. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { options, draft, busy, onConfirm, onClose } = props;
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const feeText = useFeeText();
  const { currency } = options;
  const arrivalText = useArrivalText(options);
  const { amountMinor, feeMinor, payoutAccountId } = draft;
  const text = (minor: string | bigint) => moneyText(`${minor}`, currency);
  const account = options.payoutAccounts.find((one) => one.payoutAccountId === payoutAccountId);
  const amount = text(amountMinor);
  return (
    <Modal
      name="confirm-withdrawal"
      open
      title={t`Check your withdrawal`}
      closeLabel={t`Close`}
      showClose={!busy}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            <Trans>Back</Trans>
          </Button>
          <Button tone="accent" busy={busy} onClick={onConfirm} data-autofocus>
            <Trans>Withdraw {amount}</Trans>
          </Button>
        </>
      }
    >
      <p className="text-32 font-bold">
        <Money text={amount} className="font-bold" />
      </p>
      <dl className="mt-2 flex flex-col divide-y divide-border">
        {account && (
          <FactRow name={t`Where it goes`}>
            {payoutAccountName(i18n, account)}
            <span className="block text-13 text-muted">{account.destination}</span>
          </FactRow>
        )}
        <FactRow name={t`When`}>{arrivalText(amountMinor)}</FactRow>
        <FactRow name={t`Fee`}>
          {feeMinor === '0' ? feeText(options.fee, currency) : <Money text={text(feeMinor)} />}
        </FactRow>
        <FactRow name={t`Taken from your balance`}>
          <Money text={text(BigInt(amountMinor) + BigInt(feeMinor))} />
        </FactRow>
      </dl>
      <p className="mt-4 text-13 text-muted">
        <Trans>
          We hold the money from now on. You can cancel while the withdrawal awaits review; if it is
          refused or cancelled, the whole amount returns to your balance, with its fee.
        </Trans>
      </p>
    </Modal>
  );
}
