import type { LiveChannel } from '@palpite/contract/live.ts';
import type { ChannelRule, ChannelRules } from './channel.ts';

/** The rules of all channels, from the modules that own them. @throws Error for a channel without an owner, or with two */
export function mergeChannels(
  modules: readonly { readonly channels?: Partial<ChannelRules> }[],
): ChannelRules {
  const ruleOf = (channel: LiveChannel): ChannelRule => {
    const [rule, ...others] = modules.flatMap(({ channels }) => channels?.[channel] ?? []);
    if (rule === undefined || others.length > 0) {
      throw new Error(`the live channel ${channel} needs one owner`);
    }
    return rule;
  };
  return {
    account: ruleOf('account'),
    brand: ruleOf('brand'),
    room: ruleOf('room'),
    team: ruleOf('team'),
    lottery: ruleOf('lottery'),
  };
}
