import type { Channel } from '../notify/contact.ts';

/** A message to one person, as text. */
export interface Message {
  /** Made once for each message, so that a gateway that receives it twice sends it once. */
  readonly id: string;
  readonly channel: Channel;
  /** The brand's code and its name as people know it. */
  readonly brandCode: string;
  readonly brandName: string;
  /** A number in E.164, or an e-mail address. */
  readonly recipient: string;
  /** Only for e-mail. */
  readonly subject: string;
  readonly text: string;
}

/** A way to send messages. */
export interface MessageSender {
  /** @throws MessageNotSent when the message was not accepted */
  send(message: Message): Promise<void>;
  /** Closes open connections. */
  close?(): void;
}

/** Why a message was not sent; the contract's codes for it. */
export class MessageNotSent extends Error {
  readonly code: 'code_not_sent' | 'code_quota_exceeded';

  constructor(
    message: string,
    options?: ErrorOptions & { code?: 'code_not_sent' | 'code_quota_exceeded' },
  ) {
    super(message, options);
    this.name = 'MessageNotSent';
    this.code = options?.code ?? 'code_not_sent';
  }
}
