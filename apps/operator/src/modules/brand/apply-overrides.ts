import {
  type BrandDepositMethod,
  type ChannelTerms,
  channelFault,
} from '@palpite/brands/deposits.ts';
import type { Brand } from '@palpite/brands/schema.ts';
import type { BrandOverrides } from '#kernel/brand/live-brand.ts';

declare module '#kernel/brand/live-brand.ts' {
  interface BrandOverrides {
    /** The deposit channels, by their codes. */
    readonly depositChannels?: Readonly<Record<string, Partial<ChannelTerms>>>;
  }
}

/** A closed deposit channel, with the reason. */
interface ChannelFault {
  readonly channel: string;
  readonly fault: string;
}

/**
 * A brand's files with the operator's changes over them. Later changes of the files may conflict with those: such a
 * channel is closed.
 */
export function applyOverrides(
  files: Brand,
  overrides: BrandOverrides,
): { brand: Brand; faults: ChannelFault[] } {
  const faults: ChannelFault[] = [];
  const channelOf = (each: BrandDepositMethod['channels'][number]) => {
    const changed = { ...each, ...overrides.depositChannels?.[each.code] };
    const fault = channelFault(changed);
    if (fault === undefined) return changed;
    faults.push({ channel: changed.code, fault });
    return { ...changed, open: false };
  };
  const methods = files.deposits.methods.map((method) => ({
    ...method,
    channels: method.channels.map(channelOf),
  }));
  const { registration } = files;
  const brand = {
    ...files,
    flags: { ...files.flags, ...overrides.flags },
    settings: { ...files.settings, ...overrides.settings },
    registration: { ...registration, fields: { ...registration.fields, ...overrides.fields } },
    deposits: { ...files.deposits, methods },
  };
  return { brand, faults };
}
