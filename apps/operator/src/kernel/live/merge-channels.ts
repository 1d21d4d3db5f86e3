import { LIVE_CHANNELS, type LiveChannel } from '@palpite/contract/live.ts';
import type { ChannelRules } from './channel.ts';

/** The rules of all channels, from the modules that own them. @throws Error for a channel without an owner, or with two */
export function mergeChannels(
  modules: readonly { readonly channels?: Partial<ChannelRules> }[],
): ChannelRules {
  const rules = modules.flatMap(({ channels = {} }) => Object.entries(channels));
  for (const channel of Object.keys(LIVE_CHANNELS) as LiveChannel[]) {
    const owners = rules.filter(([name]) => name === channel).length;
    if (owners !== 1) throw new Error(`the live channel ${channel} has ${owners} owners`);
  }
  return Object.fromEntries(rules) as unknown as ChannelRules;
}
