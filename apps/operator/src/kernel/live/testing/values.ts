import type { LiveValue } from '@palpite/contract/live-value.ts';
import { ODDS } from '@palpite/live/testing/odds.ts';
import type { Channel } from '../channel.ts';
import type { Operator } from '../../../app.ts';
import { gatherTopics } from '@palpite/log/topics.ts';
import { createFrame } from '../../http/frame.ts';
import { gatherChannels } from '../channels.ts';
import { createLive } from '../live.ts';
import { openLiveSite } from './connect.ts';

/** @param rows the values that no process publishes, by key */
export const oddsChannel = (rows: Readonly<Record<string, LiveValue>> = {}): Channel => ({
  name: ODDS.name,
  shared: true,
  own: () => null,
  may: (_caller, key) => key !== 'secret',
  values: { image: (key) => Promise.resolve(rows[key] ?? null) },
});

/** An operator's live connections with the channel of odds in addition to its own. Its visitors are not signed in. */
export async function openValueSite(
  operator: Pick<Operator, 'services' | 'modules'>,
  rows: Readonly<Record<string, LiveValue>> = {},
) {
  const { services, modules } = operator;
  const app = createFrame(services);
  const list = [...Object.values(modules), { channels: [oddsChannel(rows)] }];
  const channels = gatherChannels(list, gatherTopics(Object.values(modules)));
  const findCaller = () => Promise.resolve(null);
  const live = createLive(app, services, { channels, findCaller });
  return { app, site: await openLiveSite(operator, live) };
}
