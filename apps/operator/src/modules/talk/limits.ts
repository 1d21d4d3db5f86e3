import type { ThrottleTerms } from '#kernel/throttle-terms.ts';

/** The numbers of talk, and how often its calls may be made. */
export interface TalkLimits {
  /** Messages of one address to customer service in an hour. */
  readonly supportPerAddressPerHour: number;
  /** Personal messages of one account in an hour, and days that messages are kept. */
  readonly messagesPerHour: number;
  readonly messageDays: number;
  /** Messages of one account in the chat room in a minute, and days that they are kept. */
  readonly chatPerMinute: number;
  readonly chatDays: number;
}

declare module '#kernel/config.ts' {
  interface Limits extends TalkLimits {}
}

export const TALK_LIMITS: TalkLimits = {
  supportPerAddressPerHour: 20,
  messagesPerHour: 30,
  messageDays: 180,
  chatPerMinute: 20,
  chatDays: 7,
};

export const TALK_THROTTLES: readonly ThrottleTerms[] = [
  { calls: 'message', name: 'message', most: 'messagesPerHour', seconds: 3_600 },
  { calls: 'chat', name: 'chat', most: 'chatPerMinute', seconds: 60 },
  { name: 'support-address', most: 'supportPerAddressPerHour', seconds: 3_600 },
];
