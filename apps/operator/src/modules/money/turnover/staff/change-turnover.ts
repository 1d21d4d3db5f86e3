import * as v from 'valibot';
import { accountNamed } from '#modules/identity/index.ts';
import { minorUnits, ofAccount, word } from '#kernel/staff/inputs.ts';
import { invalidInput, notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { requireTurnover, turnoverLeft, waiveTurnover } from '../turnover.ts';
import type { TurnoverNeeds } from '../stakes-in.ts';

/** What an account must stake before it can withdraw. */

const { act, look } = staffUseCases<TurnoverNeeds>();

const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(200, 'at most 200 characters'));

export const listTurnover = look({
  name: 'turnover.list',
  roles: ['support', 'cashier', 'risk'],
  input: v.strictObject(ofAccount),
  async run(context, input) {
    const { id, currency } = await accountNamed(context, input);
    return { currency, ...(await turnoverLeft(context.tx, context.own, id)) };
  },
});

export const addTurnover = act({
  name: 'turnover.require',
  roles: ['risk'],
  fourEyes: 'only keeps money from leaving',
  input: v.strictObject({ ...ofAccount, amount: word, reference }),
  async run(context, { amount, reference: named, ...ofOne }) {
    const { tx, own, now: at } = context;
    const { id, currency, username } = await accountNamed(context, ofOne);
    const wanted = {
      accountId: id,
      reason: 'adjustment',
      reference: named,
      currency,
      requiredMinor: readAmount(amount, currency),
      at,
    } as const;
    if (await requireTurnover(tx, own, wanted)) return username;
    throw wrongState(`The reference "${named}" is already used: choose another one.`);
  },
});

/** @throws StaffError */
function readAmount(typed: string, currency: string): bigint {
  const result = v.safeParse(minorUnits, typed);
  if (result.success) return result.output;
  throw invalidInput(`The amount is in minor units of ${currency}, such as 5000.`);
}

/** It lets money leave earlier, so it needs two people. */
export const endTurnover = act({
  name: 'turnover.waive',
  roles: ['risk'],
  fourEyes: true,
  input: v.strictObject({ ...ofAccount, reference }),
  async run(context, { reference: named, ...ofOne }) {
    const { tx, own, now } = context;
    const { id, username } = await accountNamed(context, ofOne, async (row) => {
      const { open } = await turnoverLeft(tx, own, row.id);
      const required = open.find((each) => each.reference === named);
      const what = required ? `${required.requiredMinor} minor units` : 'nothing';
      return `account ${row.status}; ${what} required under "${named}"`;
    });
    if (await waiveTurnover(tx, id, named, now)) return username;
    throw notFound(`No turnover is required under "${named}".`);
  },
});
