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
   * Writes the next step of a case: the account has one message for all of its steps, with the newest on top. The caller
   * holds the lock of the case.
   */
  step(tx: Database, to: Addressee, notice: Notice, step: CaseStep): Promise<void>;
  /**
   * Does the same, and owes a message to contacts of the account: once the transaction is committed each is sent,
   * whatever happens to this process.
   */
  alert(
    transaction: Pick<Transaction, 'tx' | 'afterCommit'>,
    to: Addressee,
    notice: Notice,
    contacts: Contacts,
  ): Promise<void>;
  /**
   * Sends a message to a contact that may belong to no account, and waits until it is sent. No transaction may be open.
   * @param id the message's own: sent again under the same, it is the same message
   * @throws MessageNotSent
   */
  send(to: Recipient, notice: Notice, id: string): Promise<void>;
}

/** A step of something that goes on, such as an order. */
export interface CaseStep {
  /** The case, e.g. `withdrawal:7`: one for all of its steps. */
  readonly caseRef: string;
  /**
   * The member did it, or expects it: a message about the case says so, and stays read or deleted as it is; without one,
   * none is written.
   */
  readonly quiet: boolean;
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
