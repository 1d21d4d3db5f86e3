import type { BrandChannel, BrandDepositMethod } from '@palpite/brands/deposits.ts';
import type { DepositMethod } from '@palpite/contract/deposit.ts';
import type { Language } from '@palpite/domain';
import { textIn } from '#kernel/brand/localized.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

/** A channel with its method, by its code. */
export function findChannel(
  brand: LiveBrand,
  code: string,
): { method: BrandDepositMethod; channel: BrandChannel } | undefined {
  for (const method of brand.deposits.methods) {
    const channel = method.channels.find((each) => each.code === code);
    if (channel) return { method, channel };
  }
  return undefined;
}

/** The methods on offer to members that have an open channel, with those channels. */
export function offeredMethods(brand: LiveBrand, language: Language): DepositMethod[] {
  return brand.deposits.methods
    .map(({ code, kind, name, channels }) => ({
      method: code,
      kind,
      name: textIn(name, language, brand),
      channels: channels
        .filter(({ open }) => open)
        .map((channel) => ({
          channel: channel.code,
          name: textIn(channel.name, language, brand),
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
