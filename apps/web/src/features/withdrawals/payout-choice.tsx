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
  /** Another one is wanted. */
  onAdd: () => void;
}

/** Where the money goes: one of the member's payout accounts. A new one is seen, and chosen once its wait is over. */
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
