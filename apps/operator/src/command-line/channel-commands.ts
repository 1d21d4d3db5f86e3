import { channelFault, type ChannelTerms, channelTermsSchema } from '@palpite/brands/deposits.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { brand } from '../database/schema/brand.ts';
import { findChannel } from '../deposit/channels.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  readBrandCode,
  oneOf,
  onOrOff,
  table,
  word,
} from './command.ts';

const TERMS = Object.keys(channelTermsSchema.entries) as (keyof ChannelTerms)[];

/** What is typed for a term: `on` and `off`, JSON where it reads as JSON, amounts as text. */
function termOf(name: keyof ChannelTerms, typed: string): Partial<ChannelTerms> {
  const value = readTerm(name, typed);
  const result = v.safeParse(v.partial(channelTermsSchema), { [name]: value });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CommandError(`Invalid value "${typed}" for ${name}: ${issue.message}.`);
}

function readTerm(name: keyof ChannelTerms, typed: string): unknown {
  if (name === 'open' || name === 'reviewed') return onOrOff(typed);
  return name === 'minMinor' || name === 'maxMinor' ? typed : json(typed);
}

function json(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    throw new CommandError(`Invalid JSON "${typed}".`);
  }
}

async function changeTerm(call: CommandCall): Promise<void> {
  const code = await readBrandCode(call);
  const { brands } = call.services;
  const live = await brands.brand(code);
  const channels = live.deposits.methods.flatMap((method) =>
    method.channels.map((each) => each.code),
  );
  const channel = oneOf(word(call, 1, 'channel'), channels, 'channel');
  const name = oneOf(word(call, 2, 'term'), TERMS, 'term');
  const changed = termOf(name, word(call, 3, 'value'));
  const found = findChannel(live, channel);
  if (found === undefined) throw new CommandError(`Channel ${channel} not found.`);
  const fault = channelFault({ ...found.channel, ...changed });
  if (fault) throw new CommandError(`Invalid channel ${channel}: ${fault}.`);
  const { depositChannels } = live.overrides;
  const overrides = {
    ...live.overrides,
    depositChannels: {
      ...depositChannels,
      [channel]: { ...depositChannels?.[channel], ...changed },
    },
  };
  const updatedAt = call.services.now();
  await call.inTransaction(({ tx }) =>
    tx.update(brand).set({ overrides, updatedAt }).where(eq(brand.code, code)),
  );
  brands.forget();
  call.say(`${name} of ${channel} is ${JSON.stringify(changed[name])}.`);
}

export const channelCommands: readonly Command[] = [
  {
    name: 'deposit channels',
    usage: '<brand>',
    summary: 'The deposit channels of a brand, with their terms',
    async run(call) {
      const { deposits } = await call.services.brands.brand(await readBrandCode(call));
      const rows = deposits.methods.flatMap((method) =>
        method.channels.map((each) => [
          method.code,
          each.code,
          each.open ? 'on' : 'off',
          `${each.minMinor}–${each.maxMinor}`,
          `${each.fee.fixedMinor} + ${each.fee.perMille}‰`,
          `${each.timeoutMinutes} min`,
          each.reviewed ? 'reviewed' : '',
        ]),
      );
      const heads = ['method', 'channel', 'open', 'minor units', 'fee', 'time-out', ''];
      for (const line of table([heads, ...rows])) call.say(line);
    },
  },
  {
    name: 'deposit channel',
    usage: `<brand> <channel> ${TERMS.join('|')} <value>`,
    summary: 'Change a term of a channel for new orders: on or off, minor units, or JSON',
    run: changeTerm,
  },
];
