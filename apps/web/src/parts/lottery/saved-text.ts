import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryGetReceipt } from '@palpite/contract/lottery-bet.ts';
import { SAVED_FORMATS, savedText } from '@palpite/lottery/saved.ts';
import type { DrawProof } from './lottery-offer.ts';

type Receipt = ValueOutput<typeof lotteryGetReceipt>;

/** A receipt to keep: the bet as it is hashed, its way to the root, the draws and the keys of the site. */
export function receiptText(receipt: Omit<Receipt, 'bet'>, publicKeys: readonly string[]): string {
  const { leaf, acceptance, inclusion, proof, secondProof } = receipt;
  return savedText({
    format: SAVED_FORMATS.receipt,
    leaf,
    acceptance,
    inclusion,
    proof,
    secondProof,
    publicKeys,
  });
}

/** The record of a draw to keep, with the keys of the site. */
export const recordText = (proof: DrawProof, publicKeys: readonly string[]): string =>
  savedText({ format: SAVED_FORMATS.record, proof, publicKeys });
