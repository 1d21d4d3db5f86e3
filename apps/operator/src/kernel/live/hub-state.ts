import type { LiveFrame, LiveTopic } from '@palpite/contract/live.ts';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { EventTail } from '../events/tail.ts';
import type { Caller } from '../http/caller.ts';
import { accountOf, type ChannelRules } from './channel.ts';
import type { Connection } from './connection.ts';
import type { Directory } from './directory.ts';
import type { HintsOf, UplinesOf } from './hints-by-channel.ts';

/** What modules give to the live connections. */
export interface LivePorts {
  readonly channels: ChannelRules;
  /** The balances of these accounts, as of one moment. */
  balances(accountIds: readonly number[]): Promise<ReadonlyMap<number, WalletBalance>>;
  readonly uplinesOf: UplinesOf;
  /** The caller whose token has that hash, without counting as a use of the session; null when it is over. */
  findCaller(brand: LiveBrand, tokenHash: Buffer, now: Date): Promise<Caller | null>;
}

export interface HubNeeds extends LivePorts {
  readonly tail: EventTail;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly metrics: {
    readonly liveFrames: { inc(labels: { type: string }, count?: number): void };
  };
}

/** What the parts of one hub share. */
export interface HubState {
  readonly needs: HubNeeds;
  readonly directory: Directory;
  /** The place up to which everything is passed on. */
  delivered: number;
}

type Balances = ReadonlyMap<number, WalletBalance>;

/** The balances that belong to channels of accounts; none where they cannot be read, for which the client asks itself. */
export async function balancesOf(
  { balances, log }: HubNeeds,
  channels: Iterable<string>,
): Promise<Balances> {
  const ids = Array.from(channels, accountOf).filter((id) => id !== undefined);
  if (ids.length === 0) return new Map();
  try {
    return await balances(ids);
  } catch (err) {
    log.warn({ err }, 'could not read balances for live connections');
    return new Map();
  }
}

/** A channel's balance, as a frame has it. */
export function balanceIn(balances: Balances, channel: string): { balance?: WalletBalance } {
  const balance = balances.get(accountOf(channel) ?? Number.NaN);
  return balance === undefined ? {} : { balance };
}

/** One frame for a channel and a batch, whatever happened in it. */
export const hintsFrame = (
  channel: string,
  hints: HintsOf,
  offset: number,
  more: { balance?: WalletBalance },
): LiveFrame => ({
  type: 'hints',
  channel,
  offset,
  hints: Array.from(hints, ([topic, pos]: [LiveTopic, number]) => ({ topic, offset: pos })),
  ...more,
});

export const beatFrame = ({ needs: { tail } }: HubState, offset: number): LiveFrame => ({
  type: 'beat',
  offset,
  upstream: tail.isStale ? 'stale' : 'live',
});

/** Tells a client to ask for everything again, and how things are. */
export async function sendImages({ needs, delivered }: HubState, connection: Connection) {
  await connection.after(async (send) => {
    const balances = await balancesOf(needs, connection.channels.keys());
    for (const [name, channel] of connection.channels) {
      send({ type: 'image', channel, offset: delivered, ...balanceIn(balances, name) });
    }
  });
}
