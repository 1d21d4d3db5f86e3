import { ContractError } from '@palpite/contract/errors.ts';

/** The number by which a call names a message or an account. @throws ContractError `not_found` when it is invalid */
export function readMessageId(named: string): number {
  if (!/^[1-9]\d{0,14}$/.test(named)) throw new ContractError('not_found');
  return Number(named);
}
