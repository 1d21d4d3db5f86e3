import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import type { Channel } from '../notify/contact.ts';
import { type Message, MessageNotSent, type MessageSender } from './message.ts';
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway.ts';
import { createSmtpSender, type SmtpSettings } from './smtp-sender.ts';

/** Sends messages, each by the sender that is set for its channel. */
export interface Messages {
  /** Whether anything can be sent on that channel at all. */
  reaches(channel: Channel): boolean;
  /** @throws MessageNotSent when it was not accepted */
  send(message: Message): Promise<void>;
  /** Closes open connections. */
  close(): void;
}

/** How messages are sent, and whether this is a developer's own machine. */
interface MessageSettings {
  /** The mail server for codes; without one they go to the outbox. */
  readonly smtp?: SmtpSettings;
  /** The gateway for codes by SMS; without one they go to the outbox. */
  readonly smsGateway?: SmsGatewaySettings;
  /** Origins of the site for players, the canonical one first. */
  readonly publicOrigins: readonly [string, ...string[]];
}

/**
 * Whether the outbox may be read: only on a site with no other names than this machine's own. A proxy that omits the
 * forwarding headers would otherwise open it to everyone.
 */
export function outboxIsReadable({
  publicOrigins,
}: Pick<MessageSettings, 'publicOrigins'>): boolean {
  return publicOrigins.every((origin) => isLoopbackHost(new URL(origin).hostname));
}

/**
 * @param outbox takes messages without a gateway, when it can be read; elsewhere such a channel reaches no recipient
 */
export function createMessages(config: MessageSettings, outbox: MessageSender): Messages {
  const fallback = outboxIsReadable(config) ? outbox : null;
  const ways: Record<Channel, MessageSender | null> = {
    sms: config.smsGateway ? createSmsGateway(config.smsGateway) : fallback,
    email: config.smtp ? createSmtpSender(config.smtp) : fallback,
  };
  return {
    reaches: (channel) => ways[channel] !== null,
    async send(message) {
      const way = ways[message.channel];
      if (way === null) throw new MessageNotSent(`nothing is set that sends ${message.channel}`);
      await way.send(message);
    },
    close() {
      for (const way of Object.values(ways)) way?.close?.();
    },
  };
}
