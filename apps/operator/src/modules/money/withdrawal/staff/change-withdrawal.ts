import { ContractError } from '@palpite/contract/errors.ts';
import { decimalText, readWithdrawalOrder, withdrawalOrder } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { withdrawal } from '../../tables/withdrawal.table.ts';
import { accountOfRow } from '#modules/identity/index.ts';
import { instant, reason, word } from '#kernel/staff/inputs.ts';
import { invalidInput, notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { advance, approval, type WithdrawalWork } from '../withdrawal-orders.ts';
import { mayBeGoingOut, type WithdrawalAct } from '../withdrawal-state.ts';
import type { WithdrawalRow } from '../withdrawal-view.ts';

/** Staff's acts on withdrawals. */

const { act } = staffUseCases();

interface Held {
  readonly row: WithdrawalRow;
  readonly accountStatus: string;
}
type ActOn = (held: Held, work: WithdrawalWork) => WithdrawalAct | Promise<WithdrawalAct>;

/** Changes a withdrawal with its row locked: jobs and its member wait. @throws StaffError */
async function change(
  { tx, client, services, now, about }: StaffContext<unknown>,
  typed: string,
  actOn: ActOn,
): Promise<WithdrawalRow> {
  const orderId = readWithdrawalOrder(typed);
  const [row] =
    orderId === undefined
      ? []
      : await tx.select().from(withdrawal).where(eq(withdrawal.id, orderId)).for('update');
  if (row === undefined) throw notFound(`Withdrawal "${typed}" not found.`);
  const { status: accountStatus } = await accountOfRow(tx, row.accountId);
  const held = { row, accountStatus };
  const order = withdrawalOrder(row.id);
  about({ subject: order, accountId: row.accountId, state: stateText(held) });
  try {
    const work = { tx, client, services, now, by: 'operator' } as const;
    return await advance(work, row, await actOn(held, work));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw wrongState(`${order} is ${row.status}; this action is not available.`);
  }
}

/** Everything that could make a second person decide differently from the first. */
const stateText = ({ row, accountStatus }: Held) =>
  [
    [row.status, ...row.waits].join(', '),
    `${decimalText(row.amountMinor, row.currency)} ${row.currency}`,
    row.payouts > 0 && `payout ${row.payouts}`,
    row.missingMinor && `${decimalText(row.missingMinor, row.currency)} missing`,
    `account ${accountStatus}`,
  ]
    .filter(Boolean)
    .join('; ');

/** Pays money out: from an account that is not active only when staff confirm that they know. */
const onItsWay =
  (locked: boolean, actOn: ActOn): ActOn =>
  (held, work) => {
    if (held.accountStatus === 'active' || locked) return actOn(held, work);
    throw wrongState(`The account is ${held.accountStatus}; add --locked to proceed anyway.`);
  };

const sending = { order: word, locked: v.optional(v.boolean(), false) } as const;
type Sending = v.InferOutput<v.StrictObjectSchema<typeof sending, undefined>>;

const send =
  (actOn: ActOn) =>
  (context: StaffContext<unknown>, { order, locked }: Sending) =>
    change(context, order, onItsWay(locked, actOn));

export const approveWithdrawal = act({
  name: 'withdrawal.approve',
  roles: ['cashier'],
  fourEyes: true,
  input: v.strictObject(sending),
  run: send(({ row }, work) => approval(work, row)),
});

export const payWithdrawal = act({
  name: 'withdrawal.pay',
  roles: ['cashier'],
  fourEyes: true,
  input: v.strictObject(sending),
  run: send(() => ({ kind: 'paid' })),
});

export const holdWithdrawal = act({
  name: 'withdrawal.hold',
  roles: ['cashier', 'risk', 'support'],
  fourEyes: 'keeps money where it is',
  input: v.strictObject({ order: word, reason, until: v.optional(instant) }),
  async run(context, { order, reason: why, until }) {
    if (until !== undefined && until <= context.now) {
      throw invalidInput('--until must be in the future.');
    }
    return change(context, order, () => ({
      kind: 'held',
      why: { words: why },
      until: until ?? null,
    }));
  },
});

export const refuseWithdrawal = act({
  name: 'withdrawal.refuse',
  roles: ['cashier', 'risk'],
  fourEyes: 'returns the member’s own money to their balance',
  input: v.strictObject({ order: word, reason }),
  run: (context, { order, reason: why }) =>
    change(context, order, ({ row }) => {
      if (!mayBeGoingOut(row)) return { kind: 'refused', reason: why };
      throw wrongState(
        `${withdrawalOrder(row.id)} may already be on its way: put it on hold first and make sure it is not sent.`,
      );
    }),
});

export const settleDispute = act({
  name: 'withdrawal.settle-dispute',
  roles: ['cashier'],
  fourEyes: { when: ({ decision }) => decision === 'pay', otherwise: 'a refusal moves no money' },
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('pay'), ...sending }),
    v.strictObject({ decision: v.literal('refuse'), order: word, reason }),
  ]),
  async run(context, input) {
    const row =
      input.decision === 'pay'
        ? await send(() => ({ kind: 'rest-paid' }))(context, input)
        : await change(context, input.order, () => ({
            kind: 'dispute-refused',
            reason: input.reason,
          }));
    return { decision: input.decision, row };
  },
});
