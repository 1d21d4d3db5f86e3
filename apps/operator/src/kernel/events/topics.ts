import type { LiveTopic } from '@palpite/contract/live.ts';
import * as v from 'valibot';

/**
 * Every event of the operator: its facts, and which live channels it makes stale. Facts are identifiers and amounts;
 * personal data stays in the tables that the identifiers lead to, since the log is kept for days and read by all.
 */

const id = v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number), v.safeInteger());
/** Minor units; SQL writes them as JSON numbers. */
const minor = id;
const word = v.pipe(v.string(), v.regex(/^[\w.:-]{1,80}$/));

/** Which channels learn of an event, and what it makes stale there. Modules declare the channels. */
export type Hints = Readonly<Record<string, readonly LiveTopic[]>>;

type Facts = v.ObjectSchema<v.ObjectEntries, undefined>;

interface Topic<Of extends Facts = Facts> {
  readonly facts: Of;
  readonly hints: Hints;
}

const topic = <Of extends Facts>(facts: Of, hints: Hints = {}): Topic<Of> => ({
  facts,
  hints,
});

/** `nodeId`: what was bet on; `balanceMinor`: of the main wallet, after the act. Null where the database has neither. */
const wager = {
  wagerId: id,
  actId: id,
  product: word,
  nodeId: v.nullable(id),
  balanceMinor: v.nullable(minor),
};
/** The number of the result; null of an engine without one. */
const version = v.nullable(id);
const wagerHints: Hints = { account: ['balance', 'wager'] };
const endHints: Hints = { account: ['balance', 'wager', 'turnover'], team: ['team'] };
const draw = v.object({ game: word, numero: word });
const depositOrder = v.object({ orderId: id, status: word });
const withdrawalOrder = v.object({ orderId: id, status: word });

export const TOPICS = {
  /** `slipId`: of a wager that is a part of a slip. */
  'wager.placed': topic(
    v.object({ ...wager, stakeMinor: minor, slipId: v.optional(id) }),
    wagerHints,
  ),
  'wager.pending': topic(v.object({ ...wager, stakeMinor: minor }), wagerHints),
  'wager.paid': topic(v.object({ ...wager, payoutMinor: minor }), wagerHints),
  'wager.settled': topic(
    v.object({ ...wager, version, capturedMinor: minor, validMinor: minor, payoutMinor: minor }),
    endHints,
  ),
  /** That stake is given back; `ended` when nothing of the wager is left in play. */
  'wager.voided': topic(v.object({ ...wager, stakeMinor: minor, ended: v.boolean() }), endHints),
  /** Amounts are the differences to the result before. `owedMinor`: what the wallet could not give back. */
  'wager.resettled': topic(
    v.object({
      ...wager,
      version,
      capturedMinor: minor,
      validMinor: minor,
      payoutMinor: minor,
      owedMinor: minor,
    }),
    endHints,
  ),
  /** What no part of a chase has taken is given back. */
  'chase.ended': topic(v.object({ slipId: id }), wagerHints),

  /** Money moved and no other event says so. */
  'balance.changed': topic(v.object({}), { account: ['balance'] }),
  'deposit.changed': topic(depositOrder, { account: ['deposit'] }),
  /** It succeeds, once in its life. */
  'deposit.credited': topic(v.object({ orderId: id, creditedMinor: minor }), {
    account: ['balance', 'deposit', 'turnover'],
    team: ['team'],
  }),
  /** Any change but the one that `withdrawal.paid` reports. */
  'withdrawal.changed': topic(withdrawalOrder, { account: ['balance', 'withdrawal'] }),
  /** It is paid out for the first time, once in its life; its amount, however much of it is sent again later. */
  'withdrawal.paid': topic(v.object({ orderId: id, amountMinor: minor }), {
    account: ['balance', 'withdrawal'],
    team: ['team'],
  }),

  'account.opened': topic(v.object({ uplineId: v.nullable(id) }), { team: ['team'] }),
  /** It cannot log in any more; its sessions end. */
  'account.locked': topic(v.object({})),
  /** An account logged in; the database writes it with the login. */
  'session.began': topic(v.object({})),
  /** One session, those of an account but one, or with neither those of the whole brand. */
  'session.ended': topic(v.object({ sessionId: v.optional(id), exceptSessionId: v.optional(id) })),

  'message.received': topic(v.object({}), { account: ['message'] }),
  /** To every member of the brand. */
  'message.broadcast': topic(v.object({}), { brand: ['message'] }),
  'support.answered': topic(v.object({}), { account: ['message'] }),
  'announcement.published': topic(v.object({}), { brand: ['announcement'] }),
  'chat.said': topic(v.object({ change: id }), { room: ['chat'] }),
  /** A member was muted, or chose another language for the room. */
  'chat.member-changed': topic(v.object({}), { account: ['chat'] }),
  /** Of a lottery: sales are closed, numbers came, every bet is settled. */
  'draw.closed': topic(draw, { lottery: ['draw'] }),
  'draw.opened': topic(draw, { lottery: ['draw'] }),
  'draw.settled': topic(draw, { lottery: ['draw'] }),
  'brand.changed': topic(v.object({}), { brand: ['brand'] }),
  'winners.changed': topic(v.object({}), { brand: ['winners'] }),
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicName = keyof typeof TOPICS;
export type FactsOf<Name extends TopicName> = v.InferInput<(typeof TOPICS)[Name]['facts']>;

/** What an event of a topic makes stale; nothing for a topic that a newer process has written. */
export function hintsOf(name: string): Hints {
  return Object.hasOwn(TOPICS, name) ? TOPICS[name as TopicName].hints : {};
}

const allHints: readonly Hints[] = Object.values(TOPICS).map(({ hints }) => hints);

/** The channels that events name. */
export const channelsHinted = (): ReadonlySet<string> => new Set(allHints.flatMap(Object.keys));

/** What events can make stale in a channel. */
export const topicsOf = (channel: string): readonly LiveTopic[] => [
  ...new Set(allHints.flatMap((hints) => hints[channel] ?? [])),
];
