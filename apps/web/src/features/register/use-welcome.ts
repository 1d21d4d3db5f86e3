import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

export interface Welcome {
  /** What a new account gets, as money: each gift apart, since their sum is a figure that no page explains. */
  readonly given: string;
  /** What must be staked before it can be withdrawn; null for nothing. */
  readonly turnover: string | null;
}

/** What the operator gives to a new account, and what that asks for; null where it gives nothing. */
export function useWelcome(): Welcome | null {
  const moneyText = useMoneyText();
  const { settings, currency } = useServices().boot.status;
  const gifts = [settings.openingBalance, settings.registrationBonus].filter(
    (gift) => gift !== null,
  );
  if (gifts.length === 0) return null;
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, amount) => total + BigInt(amount), 0n);
  const turnover = sum(gifts.map((gift) => gift.turnoverMinor));
  return {
    given: gifts.map(({ amountMinor }) => moneyText(amountMinor, currency)).join(' + '),
    turnover: turnover === 0n ? null : moneyText(`${turnover}`, currency),
  };
}
