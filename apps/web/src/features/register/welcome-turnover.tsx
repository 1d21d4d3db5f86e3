import { Trans } from '@lingui/react/macro';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** The bonus of a new account and its turnover, shown before the registration. */
export function WelcomeTurnover() {
  const moneyText = useMoneyText();
  const { settings, currency } = useServices().boot.status;
  const gifts = [settings.openingBalance, settings.registrationBonus].filter(
    (gift) => gift !== null,
  );
  const total = (amounts: readonly string[]) =>
    amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  const turnoverMinor = total(gifts.map((gift) => gift.turnoverMinor));
  if (turnoverMinor === 0n) return null;
  const given = moneyText(total(gifts.map((gift) => gift.amountMinor)).toString(), currency);
  const turnover = moneyText(turnoverMinor.toString(), currency);
  return (
    <p className="text-13 text-muted">
      <Trans>
        You start with {given} of play money. Stake {turnover} in total before you withdraw it.
      </Trans>
    </p>
  );
}
