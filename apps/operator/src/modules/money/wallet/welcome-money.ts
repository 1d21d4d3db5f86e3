import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { TurnoverReason } from '@palpite/contract/turnover.ts';
import { depositTurnoverOf } from '@palpite/domain';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { OpeningCall } from '#modules/identity/index.ts';
import type { Services } from '#kernel/services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import {
  grantOpeningBalance,
  grantRegistrationBonus,
  OPENING_BALANCE_MINOR,
} from './opening-balance.ts';

/**
 * The play money of a new account: each kind, and its turnover. It can be withdrawn only after play, as a deposit:
 * otherwise accounts would be opened for it alone.
 */

interface Welcome {
  /** Null when the brand or the operator gives none. */
  readonly openingBalance: WelcomeMoney | null;
  readonly registrationBonus: WelcomeMoney | null;
}

/** What a brand currently gives to new accounts. */
export function welcomeOf(
  { settings, currency }: LiveBrand,
  { config }: Pick<Services, 'config'>,
): Welcome {
  const { openingBalance, registrationBonusMinor, deposits } = settings;
  const moneyOf = (amountMinor: bigint): WelcomeMoney => ({
    amountMinor: amountMinor.toString(),
    currency,
    turnoverMinor: depositTurnoverOf(amountMinor, deposits.turnoverPercent).toString(),
  });
  // Free money belongs on a demonstration site; elsewhere it is given only when the operator enables it.
  const isGiven = openingBalance && (config.openingBalance ?? config.demoAccounts ?? true);
  return {
    openingBalance: isGiven ? moneyOf(OPENING_BALANCE_MINOR[currency]) : null,
    registrationBonus:
      registrationBonusMinor === null ? null : moneyOf(BigInt(registrationBonusMinor)),
  };
}

/** Credits a new account's opening balance, if there is one, and requires its turnover. */
export async function giveOpeningBalance(
  call: OpeningCall,
  needs: TurnoverNeeds,
  accountId: number,
): Promise<void> {
  const { client, services, brand } = call;
  const { openingBalance } = welcomeOf(brand, services);
  if (openingBalance === null) return;
  await askTurnover(call, needs, accountId, 'opening-balance', openingBalance);
  await grantOpeningBalance(services.ledger, client, accountId, 'play-money', brand);
}

/** Credits the promised bonus of a new account, and requires its turnover. */
export async function giveRegistrationBonus(
  call: OpeningCall,
  needs: TurnoverNeeds,
  accountId: number,
  bonus: WelcomeMoney,
): Promise<void> {
  const { client, services, brand } = call;
  await askTurnover(call, needs, accountId, 'registration-bonus', bonus);
  const amountMinor = BigInt(bonus.amountMinor);
  await grantRegistrationBonus(services.ledger, client, accountId, amountMinor, brand);
}

async function askTurnover(
  { tx, now }: OpeningCall,
  needs: TurnoverNeeds,
  accountId: number,
  reason: TurnoverReason,
  { currency, turnoverMinor }: WelcomeMoney,
): Promise<void> {
  await requireTurnover(tx, needs, {
    accountId,
    reason,
    reference: reason,
    currency,
    requiredMinor: BigInt(turnoverMinor),
    at: now,
  });
}
