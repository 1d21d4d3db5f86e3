import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@palpite/contract/payout.ts';
import { Button } from '@palpite/ui/button.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceCard } from '../../parts/money/cashier/choice-card.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { payoutAccountName } from '../../parts/money/payout-accounts/payout-account-name.ts';

interface PayoutChoiceProps {
  accounts: readonly PayoutAccount[];
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** Adds another one. */
  onAdd: () => void;
}

/** The payout account to use: one of the member's. A new one is listed, and selectable after its waiting time. */
export function PayoutChoice({ accounts, input, error, onAdd }: PayoutChoiceProps) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-13 font-semibold">
        <Trans>Where it goes</Trans>
      </legend>
      {accounts.map((account) => {
        const { payoutAccountId, destination, usable } = account;
        const from = longTimeText(account.usableAt, timeZone, i18n.locale);
        return (
          <ChoiceCard
            key={payoutAccountId}
            {...input}
            value={payoutAccountId}
            disabled={!usable}
            title={payoutAccountName(i18n, account)}
          >
            {destination}
            {!usable && (
              <span className="block">
                <Trans>New: you can withdraw to it from {from}</Trans>
              </span>
            )}
          </ChoiceCard>
        );
      })}
      {error && (
        <p role="alert" className="text-13 font-medium text-negative">
          {error}
        </p>
      )}
      <Button size="sm" className="self-start" onClick={onAdd}>
        <Trans>Add a payout account</Trans>
      </Button>
    </fieldset>
  );
}
