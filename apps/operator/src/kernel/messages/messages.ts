import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { Channel } from '../notify/contact.ts';
import { type Message, MessageNotSent, type MessageSender } from './message.ts';
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway.ts';
import { createSmtpSender, type SmtpSettings } from './smtp-sender.ts';

/** Sends messages, each by the sender that is set for its channel. */
export interface Messages {
  /** Whether anything can be sent on that channel at all. */
  reaches(channel: Channel): boolean;
  /** @throws MessageNotSent when it was not accepted */
  send(message: Omit<Message, 'id'>): Promise<void>;
  /**
   * Does the work after the answer, whose time must not reveal whether there is a recipient. A failure is only logged,
   * since the answer is gone.
   */
  later(work: () => Promise<void>): void;
  /** Waits until all deferred work is done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Time for the answer to leave: work done at once would delay it, and so reveal itself. */
const AFTER_ANSWER_MILLISECONDS = 50;

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
export function createMessages(
  config: MessageSettings,
  outbox: MessageSender,
  log: Logger,
): Messages {
  const fallback = outboxIsReadable(config) ? outbox : null;
  const ways: Record<Channel, MessageSender | null> = {
    sms: config.smsGateway ? createSmsGateway(config.smsGateway) : fallback,
    email: config.smtp ? createSmtpSender(config.smtp) : fallback,
  };
  const open = new Set<Promise<void>>();
  const settled = async () => {
    while (open.size > 0) await Promise.all(open);
  };
  return {
    reaches: (channel) => ways[channel] !== null,
    async send(message) {
      const way = ways[message.channel];
      if (way === null) throw new MessageNotSent(`nothing is set that sends ${message.channel}`);
      await way.send({ id: randomUUID(), ...message });
    },
    later(work) {
      const done = pause(AFTER_ANSWER_MILLISECONDS)
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'could not send message'))
        .finally(() => open.delete(done));
      open.add(done);
    },
    settled,
    async close() {
      await settled();
      for (const way of Object.values(ways)) way?.close?.();
    },
  };
}
