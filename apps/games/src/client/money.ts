/** Amounts as the player reads them. */
import { type Currency, decimalText, LANGUAGE_TAGS, type Language } from '@palpite/domain';

export interface MoneyFormat {
  /** Minor units as decimal text or bigint, e.g. `R$ 12,34`. */
  (minor: string | bigint): string;
  /** With a plus or minus sign, also at zero. */
  signed(minor: bigint): string;
  /** Without the currency and as short as possible, for the face of a coin. */
  short(minor: bigint): string;
}

/** How amounts of a currency are written in a language. */
export function moneyFormat(language: Language, currency: Currency): MoneyFormat {
  const tag = LANGUAGE_TAGS[language];
  const full = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const signed = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    signDisplay: 'exceptZero',
  });
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  return Object.assign(
    (minor: string | bigint) => full.format(decimalText(BigInt(minor), currency)),
    {
      signed: (minor: bigint) => signed.format(decimalText(minor, currency)),
      short: (minor: bigint) => short.format(decimalText(minor, currency)),
    },
  );
}
