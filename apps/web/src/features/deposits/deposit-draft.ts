import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';

const DEPOSIT_DRAFT = 'depositDraft';

/** What was typed for a new deposit; empty texts where nothing was. */
export interface DepositDraft {
  channel: string;
  amount: string;
}

/** What an account has typed and not yet sent, kept for this tab; another account's is no longer kept. */
export function readDepositDraft(account: string): DepositDraft {
  const { owner, channel = '', amount = '' } = readDraft(DEPOSIT_DRAFT);
  if (owner === account) return { channel, amount };
  dropDepositDraft();
  return { channel: '', amount: '' };
}

export function saveDepositDraft(account: string, draft: DepositDraft): void {
  saveDraft(DEPOSIT_DRAFT, { ...draft, owner: account });
}

export function dropDepositDraft(): void {
  dropDraft(DEPOSIT_DRAFT);
}
