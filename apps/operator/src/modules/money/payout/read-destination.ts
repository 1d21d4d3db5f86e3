import type { BrandPayouts } from '@palpite/brands/payouts-schema.ts';
import type { PayoutAccount, PayoutDestination, PixKeyType } from '@palpite/contract/payout.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import {
  isRoutingNumber,
  plainSigns,
  readCpf,
  readDigits,
  readEmailKey,
  readRandomKey,
} from '@palpite/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { masked } from '#kernel/notify/contact.ts';

/** A payout account as stored: its numbers in canonical form, and the part that is shown. */
export interface ReadDestination {
  readonly kind: PayoutAccount['kind'];
  readonly keyType: PixKeyType | null;
  readonly bankCode: string | null;
  /** The key, or branch and number, with which a payment is made. */
  readonly numbers: readonly string[];
  readonly masked: string;
}

/**
 * Reads a payout account by the brand's payout methods. Whether it exists shows only when money is sent.
 * @throws ContractError field_invalid
 */
export function readDestination(payouts: BrandPayouts, typed: PayoutDestination): ReadDestination {
  return typed.kind === 'pix' ? readPix(payouts, typed) : readBank(payouts, typed);
}

type Typed<Kind> = Extract<PayoutDestination, { kind: Kind }>;

function readPix({ pixKeyTypes }: BrandPayouts, typed: Typed<'pix'>): ReadDestination {
  const { keyType } = typed;
  if (!pixKeyTypes.includes(keyType)) throw unfit('keyType');
  const key = PIX_KEYS[keyType].read(typed.key);
  if (key === null) throw unfit('key');
  return {
    kind: 'pix',
    keyType,
    bankCode: null,
    numbers: [key],
    masked: PIX_KEYS[keyType].mask(key),
  };
}

interface KeyOfType {
  read(typed: string): string | null;
  mask(key: string): string;
}

const PIX_KEYS: Readonly<Record<PixKeyType, KeyOfType>> = {
  // Its middle is what Brazilian receipts show.
  cpf: { read: readCpf, mask: (key) => `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••` },
  phone: {
    read(typed) {
      const phone = parsePhoneNumberFromString(plainSigns(typed), 'BR');
      return phone?.country === 'BR' && phone.isValid() ? phone.number : null;
    },
    mask: (key) => masked({ channel: 'sms', recipient: key }),
  },
  email: {
    read: readEmailKey,
    mask: (key) => masked({ channel: 'email', recipient: key }),
  },
  random: { read: readRandomKey, mask: (key) => `•••• ${key.slice(-4)}` },
};

function readBank({ bank }: BrandPayouts, typed: Typed<'bank'>): ReadDestination {
  if (bank === null) throw unfit('kind');
  const { bankCode } = typed;
  if (!bank.banks.some(({ code }) => code === bankCode)) throw unfit('bankCode');
  const branch = readBranch(bank.branch, typed.branch ?? '');
  const number = readDigits(typed.accountNumber, bank.accountDigits);
  if (number === null) throw unfit('accountNumber');
  // A short number shows less: never more than half.
  const shown = Math.min(4, Math.floor(number.length / 2));
  return {
    kind: 'bank',
    keyType: null,
    bankCode,
    numbers: [...branch, number],
    masked: `•••• ${number.slice(-shown)}`,
  };
}

function readBranch(
  wanted: NonNullable<BrandPayouts['bank']>['branch'],
  typed: string,
): readonly string[] {
  if (wanted === null) return [];
  const branch = readDigits(typed, wanted.digits);
  const isRight = branch !== null && (wanted.name !== 'routing' || isRoutingNumber(branch));
  if (!isRight) throw unfit('branch');
  return [branch];
}

const unfit = (field: string) =>
  new ContractError('field_invalid', { fields: [{ field, reason: 'unfit' }] });
