/** The way in which a message is sent. */
export type Channel = 'sms' | 'email';

/** Where a person can be written to. */
export interface Contact {
  readonly channel: Channel;
  /** A number in E.164, or an e-mail address. */
  readonly recipient: string;
}
