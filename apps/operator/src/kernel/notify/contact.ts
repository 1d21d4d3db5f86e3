/** The way in which a message is sent. */
export type Channel = 'sms' | 'email';

/** A person's address for messages. */
export interface Contact {
  readonly channel: Channel;
  /** A number in E.164, or an e-mail address. */
  readonly recipient: string;
}
