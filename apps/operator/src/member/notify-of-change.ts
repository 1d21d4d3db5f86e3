import type { Transaction } from '@palpite/server/database/transaction.ts';
import { type NoticeTexts, type NoticeValue, noticeOf, type PageLink } from '../notify/notice.ts';
import type { Contacts } from '../notify/notifier.ts';
import type { Services } from '../services.ts';

/** The page that shows what guards an account. */
export const SECURITY_PAGE: PageLink = { path: '/security' };

/** A change to what guards an account, or to where its money goes. */
export interface AccountChange {
  readonly accountId: number;
  readonly texts: NoticeTexts<'account' | 'time' | 'address' | 'link'>;
  readonly at: Date;
  /** Where it was made from; empty for what staff did. */
  readonly address: string;
}

/**
 * Notifies an account of a change: in its inbox, and by a message to every proved contact, so that an intruder who holds
 * one contact cannot hide the change. A change that is rolled back is not reported.
 * @param contacts those before the change, where it is to the contacts themselves
 */
export function notifyOfChange(
  transaction: Pick<Transaction, 'tx' | 'afterCommit'>,
  { notifier, now }: Pick<Services, 'notifier' | 'now'>,
  { accountId, texts, at, address }: AccountChange,
  contacts: Contacts = 'every',
): Promise<void> {
  const values: Record<'time' | 'address' | 'link', NoticeValue> = {
    time: at,
    address,
    link: SECURITY_PAGE,
  };
  return notifier.alert(transaction, { accountId, at: now() }, noticeOf(texts, values), contacts);
}
