import { ContractError } from '@palpite/contract/errors.ts';

/** The number that a call names a message or an account by. @throws ContractError `not_found` where it is none */
export function readMessageId(named: string): number {
  if (!/^[1-9]\d{0,14}$/.test(named)) throw new ContractError('not_found');
  return Number(named);
}
