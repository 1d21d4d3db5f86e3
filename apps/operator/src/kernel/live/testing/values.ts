import type { LiveValue, ValueChannel } from '@palpite/contract/live-value.ts';
import * as v from 'valibot';
import type { Channel } from '../channel.ts';
import type { Operator } from '../../../app.ts';
import { createFrame } from '../../http/frame.ts';
import { gatherChannels } from '../channels.ts';
import { createLive } from '../live.ts';
import { openLiveSite } from './connect.ts';
import type { ValueCarrier } from '../../values/carrier.ts';

/** A channel of odds, as a module of bets would declare it. */
export const ODDS = {
  name: 'odds',
  value: v.object({ home: v.number(), away: v.number() }),
} as const satisfies ValueChannel;

/** @param rows the values that no process publishes, by key */
export const oddsChannel = (rows: Readonly<Record<string, LiveValue>> = {}): Channel => ({
  name: ODDS.name,
  shared: true,
  own: () => null,
  may: (_caller, key) => key !== 'secret',
  values: { image: (key) => Promise.resolve(rows[key] ?? null) },
});

/** A carrier in memory whose messages wait until a test delivers, loses, doubles or reorders them. */
export function testNetwork() {
  type Process = { hear(message: string): void; back(): void };
  const processes: Process[] = [];
  const waiting: { readonly to: Process; readonly message: string }[] = [];
  const carrier = (mostBytes = 7_900): ValueCarrier => ({
    mostBytes,
    send(messages) {
      for (const to of processes) for (const message of messages) waiting.push({ to, message });
      return Promise.resolve();
    },
    listen: (hear, back) => void processes.push({ hear, back }),
  });
  return {
    carrier,
    waiting: () => waiting.length,
    /** Delivers one of those that wait; `keep` leaves it there, to be delivered again. */
    deliver(at: number, keep = false) {
      const item = waiting[at % Math.max(1, waiting.length)];
      if (!item) return;
      if (!keep) waiting.splice(waiting.indexOf(item), 1);
      item.to.hear(item.message);
    },
    lose: (at: number) => void waiting.splice(at % Math.max(1, waiting.length), 1),
    deliverAll() {
      while (waiting.length > 0) this.deliver(0);
    },
    /** Every process hears that the carrier was away. */
    back() {
      for (const each of processes) each.back();
    },
  };
}

/** An operator's live connections with the channel of odds in addition to its own. Its visitors are not signed in. */
export async function openValueSite(
  operator: Pick<Operator, 'services' | 'modules'>,
  rows: Readonly<Record<string, LiveValue>> = {},
) {
  const { services, modules } = operator;
  const app = createFrame(services);
  const channels = gatherChannels([...Object.values(modules), { channels: [oddsChannel(rows)] }]);
  const findCaller = () => Promise.resolve(null);
  const live = createLive(app, services, { channels, findCaller });
  return { app, site: await openLiveSite(operator, live) };
}
