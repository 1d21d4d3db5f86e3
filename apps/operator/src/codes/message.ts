import type { Channel } from '../notify/contact.ts';

/** A message to one person, as text. */
export interface Message {
  /** Made once for each message: a gateway that is asked twice sends it once. */
  readonly id: string;
  readonly channel: Channel;
  /** The brand's code and its name as people know it. */
  readonly brandCode: string;
  readonly brandName: string;
  /** A number in E.164, or an e-mail address. */
  readonly recipient: string;
  /** For e-mail alone. */
  readonly subject: string;
  readonly text: string;
}

/** A way out of the house. */
export interface MessageSender {
  /** @throws MessageNotSent when the message did not leave */
  send(message: Message): Promise<void>;
  /** Lets go of open connections. */
  close?(): void;
}

/** Why a message did not leave; the codes of the contract that say so. */
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
