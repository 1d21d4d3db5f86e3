import { type Currency, decimalText } from '@palpite/domain';
import { field, sealed } from './emv.ts';

/** The codes that payers scan or copy. Pure. */

interface Amount {
  /** The payment's reference: letters and digits, 25 at most. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

/** ISO 4217 numbers of the currencies of these codes. */
const CURRENCY_NUMBERS: Partial<Record<Currency, string>> = { BRL: '986', VND: '704' };

function currencyNumber(currency: Currency): string {
  const number = CURRENCY_NUMBERS[currency];
  if (number === undefined) throw new RangeError(`no such code is for ${currency}`);
  return number;
}

/**
 * A BR Code of one payment, PIX "copia e cola" (Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix", static
 * code): the key, the amount, who receives it, and the reference as its transaction id.
 * @param payee holder of at most 25 characters and city of at most 15, ASCII
 */
export function brCode(
  payee: { readonly key: string; readonly holder: string; readonly city: string },
  { reference, amountMinor, currency }: Amount,
): string {
  return sealed([
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', payee.key)),
    field('52', '0000'),
    field('53', currencyNumber(currency)),
    field('54', decimalText(amountMinor, currency)),
    field('58', 'BR'),
    field('59', payee.holder),
    field('60', payee.city),
    field('62', field('05', reference)),
  ]);
}

/** A VietQR of one payment (NAPAS' form): bank and account, the amount, and the reference as its purpose. */
export function vietQr(
  payee: { readonly bankId: string; readonly accountNumber: string },
  { reference, amountMinor, currency }: Amount,
): string {
  const account = field('00', payee.bankId) + field('01', payee.accountNumber);
  return sealed([
    field('00', '01'),
    field('01', '12'),
    field('38', field('00', 'A000000727') + field('01', account) + field('02', 'QRIBFTTA')),
    field('53', currencyNumber(currency)),
    field('54', decimalText(amountMinor, currency)),
    field('58', 'VN'),
    field('62', field('08', reference)),
  ]);
}
