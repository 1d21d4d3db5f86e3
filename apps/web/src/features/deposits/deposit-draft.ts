import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';

const DEPOSIT_DRAFT = 'depositDraft';
const PAYMENT_DRAFT = 'paymentDraft';

/** The values typed for a new deposit; empty texts for untouched fields. */
export interface DepositDraft {
  channel: string;
  amount: string;
}

/** The unsent values of an account, kept for this tab; removes another account's. */
export function readDepositDraft(account: string): DepositDraft {
  const { owner, channel = '', amount = '' } = readDraft(DEPOSIT_DRAFT);
  if (owner === account) return { channel, amount };
  dropDepositDraft();
  return { channel: '', amount: '' };
}

export function saveDepositDraft(account: string, draft: DepositDraft): void {
  saveDraft(DEPOSIT_DRAFT, { ...draft, owner: account });
}

/** The payment number that was typed for an order and not yet sent. */
export function readPaymentDraft(order: string): string {
  return readDraft(PAYMENT_DRAFT)[order] ?? '';
}

/** Keeps it for this tab; removes an empty one. */
export function savePaymentDraft(order: string, reference: string): void {
  saveDraft(PAYMENT_DRAFT, { ...readDraft(PAYMENT_DRAFT), [order]: reference });
}

export function dropDepositDraft(): void {
  dropDraft(DEPOSIT_DRAFT);
}
