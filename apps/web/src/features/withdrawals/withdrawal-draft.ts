import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';

const WITHDRAWAL_DRAFT = 'withdrawalDraft';
const RECEIPT_DRAFT = 'receiptDraft';

/** What was typed for a new withdrawal, but for the payment password; empty texts where nothing was. */
export interface WithdrawalDraft {
  payoutAccountId: string;
  amount: string;
}

/** What an account has typed and not yet sent, kept for this tab; another account's is no longer kept. */
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

/** What was said of the payout of one order and not yet sent; the last order's alone is kept. */
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
