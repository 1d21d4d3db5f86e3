import {
  type BrandChannel,
  type BrandDepositMethod,
  channelFault,
} from '@palpite/brands/deposits.ts';
import type { DepositMethod } from '@palpite/contract/deposit.ts';
import type { Language } from '@palpite/domain';
import type { BrandState } from '../brand/brand-state.ts';
import { textIn } from '../brand/localized.ts';

type Terms = Pick<BrandState, 'brand' | 'overrides'>;

/**
 * A brand's methods and channels as they stand: its files, and the operator's changes over them. Files that change later
 * may no longer go together with those: such a channel is closed.
 */
export function methodsOf(state: Terms): readonly BrandDepositMethod[] {
  return changedMethods(state).map((method) => ({
    ...method,
    channels: method.channels.map((each) =>
      channelFault(each) === undefined ? each : { ...each, open: false },
    ),
  }));
}

/** Channels that are closed because the brand's files and the operator's changes do not go together, each with why. */
export const faultyChannels = (state: Terms): { channel: string; fault: string }[] =>
  changedMethods(state)
    .flatMap(({ channels }) => channels)
    .flatMap((each) => {
      const fault = channelFault(each);
      return fault === undefined ? [] : [{ channel: each.code, fault }];
    });

const changedMethods = ({ brand, overrides }: Terms): readonly BrandDepositMethod[] =>
  brand.deposits.methods.map((method) => ({
    ...method,
    channels: method.channels.map((each) => ({
      ...each,
      ...overrides.depositChannels?.[each.code],
    })),
  }));

/** A channel with its method, by its code. */
export function findChannel(
  state: BrandState,
  code: string,
): { method: BrandDepositMethod; channel: BrandChannel } | undefined {
  for (const method of methodsOf(state)) {
    const channel = method.channels.find((each) => each.code === code);
    if (channel) return { method, channel };
  }
  return undefined;
}

/** What members are offered: methods that have an open channel, with those. */
export function offeredMethods(state: BrandState, language: Language): DepositMethod[] {
  return methodsOf(state)
    .map(({ code, kind, name, channels }) => ({
      method: code,
      kind,
      name: textIn(name, language, state.brand),
      channels: channels
        .filter(({ open }) => open)
        .map((channel) => ({
          channel: channel.code,
          name: textIn(channel.name, language, state.brand),
          provider: channel.providerName,
          minMinor: channel.minMinor,
          maxMinor: channel.maxMinor,
          fee: channel.fee,
          expectedMinutes: channel.expectedMinutes,
          quickAmountsMinor: channel.quickAmountsMinor,
          timeoutMinutes: channel.timeoutMinutes,
          reviewed: channel.reviewed,
        })),
    }))
    .filter(({ channels }) => channels.length > 0);
}
