import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { TurnoverReason } from '@palpite/contract/turnover.ts';
import { depositTurnoverOf } from '@palpite/domain';
import type { LiveBrand } from '../http/live-brand.ts';
import type { OpeningCall } from '../member/open-money.ts';
import type { Services } from '../services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import {
  grantOpeningBalance,
  grantRegistrationBonus,
  OPENING_BALANCE_MINOR,
} from './opening-balance.ts';

/**
 * The play money that the house gives a new account: what each kind is, and the turnover that it asks for. What is given is
 * withdrawn only after it was played with, as what is paid in: accounts would else be opened for it alone.
 */

interface Welcome {
  /** Null where the brand or the operator gives none. */
  readonly openingBalance: WelcomeMoney | null;
  readonly registrationBonus: WelcomeMoney | null;
}

/** What a brand gives to whoever registers now. */
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
  // Money that nobody paid for belongs on a demonstration site, and is given elsewhere only where the operator says so.
  const isGiven = openingBalance && (config.openingBalance ?? config.demoAccounts ?? true);
  return {
    openingBalance: isGiven ? moneyOf(OPENING_BALANCE_MINOR[currency]) : null,
    registrationBonus:
      registrationBonusMinor === null ? null : moneyOf(BigInt(registrationBonusMinor)),
  };
}

/** Gives a new account its opening balance, where there is one, and asks for its turnover. */
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

/** Gives a new account the bonus that it was promised, and asks for its turnover. */
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
