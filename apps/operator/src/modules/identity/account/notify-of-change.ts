import type { Transaction } from '@palpite/server/database/transaction.ts';
import {
  type NoticeTexts,
  type NoticeValue,
  noticeOf,
  type PageLink,
} from '#kernel/notify/notice.ts';
import type { Contacts } from '#kernel/notify/notifier.ts';
import type { Services } from '#kernel/services.ts';

/** The page with an account's security settings. */
export const SECURITY_PAGE: PageLink = { path: '/security' };

/** A change to an account's security, or to its payout accounts. */
export interface AccountChange {
  readonly accountId: number;
  readonly texts: NoticeTexts<'account' | 'time' | 'address' | 'link'>;
  readonly at: Date;
  /** The caller's IP address; empty for changes by staff. */
  readonly address: string;
}

/**
 * Notifies an account of a change: in its inbox, and by a message to every verified contact, so that an intruder with
 * one contact cannot hide the change. A change that is rolled back is not reported.
 * @param contacts the previous ones, when the contacts themselves change
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
