import type { MovementType } from '@palpite/contract/record.ts';
import type { KindFilter } from '@palpite/ledger';

/**
 * The ledger's kinds of transfers that touch a member's main wallet, as the account record names them. A kind that is
 * not here is shown as an adjustment, so that no movement of money is ever left out.
 */
const TYPE_OF_KIND: Readonly<Record<string, MovementType>> = {
  bet: 'bet',
  win: 'payout',
  rebate: 'rebate',
  'bet-cancelled': 'cancelled-bet',
  // A result that was corrected later; what it took again appears as money out.
  'bet-corrected': 'payout',
  'registration-bonus': 'promotion',
  deposit: 'deposit',
  'deposit-fee': 'deposit-fee',
  withdrawal: 'withdrawal',
  'withdrawal-returned': 'withdrawal-returned',
};

/** The types that can occur, in the order of the record's list. */
export const OCCURRING_TYPES: readonly MovementType[] = [
  'deposit',
  'deposit-fee',
  'withdrawal',
  'withdrawal-returned',
  'bet',
  'payout',
  'cancelled-bet',
  'rebate',
  'promotion',
  'adjustment',
];

export function movementType(kind: string): MovementType {
  return TYPE_OF_KIND[kind] ?? 'adjustment';
}

/** The ledger's kinds of a type. */
export function kindsOf(type: MovementType): KindFilter {
  if (type === 'adjustment') return { kinds: Object.keys(TYPE_OF_KIND), except: true };
  return { kinds: Object.keys(TYPE_OF_KIND).filter((kind) => TYPE_OF_KIND[kind] === type) };
}
