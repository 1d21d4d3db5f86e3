import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutAccount, PixKeyType } from '@palpite/contract/payout.ts';

/** What the kinds of PIX key are called. */
export const PIX_KEY_NAMES: Readonly<Record<PixKeyType, MessageDescriptor>> = {
  cpf: msg`PIX key: CPF`,
  phone: msg`PIX key: mobile number`,
  email: msg`PIX key: email`,
  random: msg`PIX key: random`,
};

/** What a payout account is called: its bank, or the kind of its key. */
export function payoutAccountName(
  i18n: I18n,
  { keyType, bankName }: Pick<PayoutAccount, 'keyType' | 'bankName'>,
): string {
  return keyType === null ? (bankName ?? '') : i18n._(PIX_KEY_NAMES[keyType]);
}
