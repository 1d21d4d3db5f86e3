import * as v from 'valibot';
import { valueChange } from './live-value.ts';
import { walletBalance } from './wallet.ts';

/**
 * The live connection: the operator says what became stale, the page asks again; values that move come themselves. One
 * connection for a browser; acts stay calls. A frame is JSON text: over a WebSocket at this path, or as lines of an event stream in the answer to a POST.
 */

/** Both ways of connecting: an upgrade to a WebSocket, or a POST of the hello for an event stream. */
export const LIVE_PATH = '/wps/live';

/** What may have changed. An endpoint names in `staleOn` those that make its answers stale. */
export const LIVE_TOPICS = [
  'balance',
  'wager',
  'deposit',
  'withdrawal',
  'turnover',
  'message',
  'announcement',
  'chat',
  'brand',
  'winners',
  'team',
  'draw',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** What concerns one account: where one of these has changed while a page was not live, the others may have. */
export const ACCOUNT_TOPICS: readonly LiveTopic[] = [
  'balance',
  'wager',
  'deposit',
  'withdrawal',
  'turnover',
  'message',
  'chat',
];

/** Channels that one message may name. */
export const MOST_NAMES = 20;
/** Channels, with their keys, that one connection may follow. */
export const MOST_FOLLOWED = 300;

/** A channel as a client names it: `account`, or with its key `account:7`. */
const channelName = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z]+(:[\w.-]{1,64})?$/));
const channelNames = v.pipe(v.array(channelName), v.maxLength(MOST_NAMES));
/** A place in the log of events. */
const offset = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const epoch = v.pipe(v.string(), v.maxLength(36));

/** The first thing that a client says. The token is here and never in the address, where logs would keep it. */
export const liveHello = v.object({
  type: v.literal('hello'),
  token: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{20,512}$/))),
  channels: channelNames,
  /** What did not fit: an event stream has no other way to follow it. Operators of the release before read `channels` alone. */
  more: v.optional(v.pipe(v.array(channelName), v.maxLength(MOST_FOLLOWED))),
  /** Where an earlier connection came to: what happened since follows, if the operator still has it at hand. */
  resume: v.optional(v.object({ epoch, offset })),
});
export type LiveHello = v.InferOutput<typeof liveHello>;

/** All that a client says afterwards. */
export const liveRequest = v.object({
  type: v.picklist(['subscribe', 'unsubscribe']),
  channels: channelNames,
});
export type LiveRequest = v.InferOutput<typeof liveRequest>;

/** One of `LIVE_TOPICS`, or one of a newer operator, which makes none of this release's answers stale. */
const topic = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));
/** Stale since the offset; an answer that saw this offset, or a later one, is not. */
const hint = v.object({ topic, offset });
/** Whether many people hear the frame at the same moment. An operator of the release before does not say it. */
const shared = v.optional(v.boolean(), true);

const frames = {
  /** The connection is open; `beatSeconds` is the longest silence of a healthy one. */
  welcome: v.object({ type: v.literal('welcome'), epoch, offset, beatSeconds: v.number() }),
  /**
   * A channel begins, or begins again: everything of it may have changed, which is what `topics` says. Without them, from an
   * operator of the release before, it is every answer. Frames after it are complete.
   */
  image: v.object({
    type: v.literal('image'),
    channel: channelName,
    offset,
    topics: v.optional(v.array(topic)),
    shared,
    balance: v.optional(walletBalance),
  }),
  /** The channel goes on where the client was: hints of what it missed follow or are none. */
  resumed: v.object({ type: v.literal('resumed'), channel: channelName, offset }),
  hints: v.object({
    type: v.literal('hints'),
    channel: channelName,
    offset,
    hints: v.array(hint),
    shared,
    balance: v.optional(walletBalance),
  }),
  /** A value that the client follows, or what changed of it; outside the log of events. */
  value: v.object({
    type: v.literal('value'),
    /** With its key, `odds:7`. */
    channel: channelName,
    ...valueChange.entries,
  }),
  refused: v.object({ type: v.literal('refused'), channel: channelName }),
  /** `stale`: the operator cannot see at the moment what happens. */
  beat: v.object({ type: v.literal('beat'), offset, upstream: v.picklist(['live', 'stale']) }),
  /** The last frame. `session`: the session is over; `unwelcome`: this client must not try again soon; `leaving`: it may. */
  over: v.object({
    type: v.literal('over'),
    because: v.picklist(['session', 'unwelcome', 'leaving']),
  }),
} as const;

/** What the operator says. */
export const liveFrame = v.variant('type', [
  frames.welcome,
  frames.image,
  frames.resumed,
  frames.hints,
  frames.value,
  frames.refused,
  frames.beat,
  frames.over,
]);
export type LiveFrame = v.InferOutput<typeof liveFrame>;
