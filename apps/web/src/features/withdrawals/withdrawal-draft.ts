import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';

const WITHDRAWAL_DRAFT = 'withdrawalDraft';
const RECEIPT_DRAFT = 'receiptDraft';

/** The values typed for a new withdrawal, without the payment password; empty texts for untouched fields. */
export interface WithdrawalDraft {
  payoutAccountId: string;
  amount: string;
}

/** The unsent values of an account, kept for this tab; removes another account's. */
export function readWithdrawalDraft(account: string): WithdrawalDraft {
  const { owner, payoutAccountId = '', amount = '' } = readDraft(WITHDRAWAL_DRAFT);
  if (owner === account) return { payoutAccountId, amount };
  dropWithdrawalDraft();
  return { payoutAccountId: '', amount: '' };
}

export function saveWithdrawalDraft(
  account: string,
  { payoutAccountId, amount }: WithdrawalDraft,
): void {
  saveDraft(WITHDRAWAL_DRAFT, { payoutAccountId, amount, owner: account });
}

export function dropWithdrawalDraft(): void {
  dropDraft(WITHDRAWAL_DRAFT);
}

/** The unsent answer about the payout of one order; only the last order's is kept. */
export function readReceiptDraft(order: string): Readonly<Record<string, string>> {
  const draft = readDraft(RECEIPT_DRAFT);
  return draft.order === order ? draft : {};
}

export function saveReceiptDraft(order: string, answer: string, missing: string): void {
  saveDraft(RECEIPT_DRAFT, { order, answer, missing });
}

export function dropReceiptDraft(): void {
  dropDraft(RECEIPT_DRAFT);
}
