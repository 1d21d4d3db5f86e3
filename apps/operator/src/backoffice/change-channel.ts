import { channelFault, type ChannelTerms, channelTermsSchema } from '@palpite/brands/deposits.ts';
import * as v from 'valibot';
import { changeBrand, lockBrand } from '#modules/brand/index.ts';
import { findChannel } from '#modules/money/index.ts';
import { liveBrand, word } from '#kernel/staff/inputs.ts';
import { invalidInput, oneOf } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';

/** Deposit channels cross modules: their terms are the deposits', the row that holds them is the brand's. */

const { act, look } = staffUseCases();

export const TERMS = Object.keys(channelTermsSchema.entries) as (keyof ChannelTerms)[];

export const listChannels = look({
  name: 'deposit.channels',
  roles: ['cashier', 'support', 'admin'],
  input: v.strictObject({ brand: word }),
  run: async ({ services }, input) => (await liveBrand(services, input.brand)).deposits.methods,
});

/** Changes a term of a channel for new orders. */
export const changeChannel = act({
  name: 'deposit.channel',
  roles: ['admin'],
  fourEyes: 'terms of new orders; money still comes in by the payment provider alone',
  input: v.strictObject({ brand: word, channel: word, term: word, value: v.unknown() }),
  async run(context, input) {
    const { live, overrides } = await lockBrand(context, input.brand);
    const channels = live.deposits.methods.flatMap((method) =>
      method.channels.map(({ code }) => code),
    );
    const channel = oneOf(input.channel, channels, 'channel');
    const term = oneOf(input.term, TERMS, 'term');
    context.about({ subject: `${live.code}/${channel}` });
    const changed = termOf(term, input.value);
    const current = findChannel(live, channel);
    if (current === undefined) throw invalidInput(`Channel ${channel} not found.`);
    const fault = channelFault({ ...current.channel, ...changed });
    if (fault) throw invalidInput(`Invalid channel ${channel}: ${fault}.`);
    const depositChannels = {
      ...overrides.depositChannels,
      [channel]: { ...overrides.depositChannels?.[channel], ...changed },
    };
    await changeBrand(context, live.code, { overrides: { ...overrides, depositChannels } });
    return { term, channel, value: changed[term] };
  },
});

function termOf(name: keyof ChannelTerms, value: unknown): Partial<ChannelTerms> {
  const result = v.safeParse(v.partial(channelTermsSchema), { [name]: value });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const typed = typeof value === 'string' ? value : JSON.stringify(value);
  throw invalidInput(`Invalid value "${typed}" for ${name}: ${issue.message}.`);
}
