import type { Currency } from '@palpite/domain';

/** The limits for a game's smallest bet that a lobby offers, in minor units of the currency. */
export const MINIMUM_BETS: Record<Currency, readonly number[]> = {
  BRL: [20, 50, 100, 500],
  USD: [20, 50, 100, 500],
  VND: [1_000, 5_000, 20_000],
  CNY: [100, 500, 2_000],
  IDR: [100_000, 500_000, 2_000_000],
  THB: [500, 2_500, 10_000],
};
