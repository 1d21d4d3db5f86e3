import type { Language } from '@palpite/domain';
import type { Database, Transaction } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { Contact } from './contact.ts';
import type { Notice } from './notice.ts';

/** The only way in which a module writes to people. Talk provides it. */
export interface Notifier {
  /** Writes a notice to an account's inbox, in the transaction of what it reports. A closed account gets none. */
  notice(tx: Database, to: Addressee, notice: Notice): Promise<void>;
  /**
   * Does the same, and sends the notice to contacts of the account after the commit. A message is not stored until it
   * is sent: one that fails, or whose process is killed before, is lost; the notice in the inbox remains.
   */
  alert(
    transaction: Pick<Transaction, 'tx' | 'afterCommit'>,
    to: Addressee,
    notice: Notice,
    contacts: Contacts,
  ): Promise<void>;
  /**
   * Sends a message to a contact that may belong to no account, and waits until it is sent.
   * @throws MessageNotSent
   */
  send(to: Recipient, notice: Notice): Promise<void>;
}

export interface Addressee {
  readonly accountId: number;
  readonly at: Date;
}

/** The verified contacts that a message goes to; a list when the contacts themselves have changed. */
export type Contacts = 'every' | 'first' | readonly Contact[];

export interface Recipient {
  readonly contact: Contact;
  readonly brand: LiveBrand;
  readonly language: Language;
}
