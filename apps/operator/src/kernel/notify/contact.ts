/** The way in which a message is sent. */
export type Channel = 'sms' | 'email';

/** A person's address for messages. */
export interface Contact {
  readonly channel: Channel;
  /** A number in E.164, or an e-mail address. */
  readonly recipient: string;
}

/** Enough of a contact for its owner to recognise it, too little for anyone else to use it. */
export function masked({ channel, recipient }: Contact): string {
  if (channel === 'sms') return `${recipient.slice(0, 3)} ••• ${recipient.slice(-2)}`;
  const at = recipient.lastIndexOf('@');
  return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
}
