import { ContractError } from '@palpite/contract/errors.ts';
import { decimalText } from '@palpite/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { withdrawal } from '../database/schema/withdrawal.ts';
import { readWithdrawalOrder, withdrawalOrder } from '../record/order-number.ts';
import { advance, approval, type WithdrawalWork } from '../withdrawal/withdrawal-orders.ts';
import { mayBeGoingOut, type WithdrawalAct } from '../withdrawal/withdrawal-state.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal-view.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  instantOption,
  readBrandCode,
  oneOf,
  reasonFrom,
  table,
  word,
} from './command.ts';
import { withdrawalPictures, withdrawalShow } from './withdrawal-show.ts';

const LISTED = 100;
/** What somebody has to do something about. */
const WAITING = ['awaiting-review', 'awaiting-payout', 'partly-received', 'disputed'] as const;

const money = (minor: bigint, { currency }: Pick<WithdrawalRow, 'currency'>) =>
  `${decimalText(minor, currency)} ${currency}`;

/** What is done to a withdrawal, once it is seen. */
type ActOn = (row: WithdrawalRow, work: WithdrawalWork) => WithdrawalAct | Promise<WithdrawalAct>;

/** Changes the withdrawal that is named first, with its row locked: jobs and its member wait. */
async function changeWithdrawal(call: CommandCall, actOn: ActOn): Promise<WithdrawalRow> {
  const { services } = call;
  const typed = word(call, 0, 'withdrawal number; see `withdrawal list`');
  const id = readWithdrawalOrder(typed);
  return call.inTransaction(async ({ tx, client }) => {
    const [row] =
      id === undefined
        ? []
        : await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
    if (row === undefined) throw new CommandError(`Withdrawal "${typed}" not found.`);
    try {
      const work = { tx, client, services, now: services.now(), by: 'operator' } as const;
      return await advance(work, row, await actOn(row, work));
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      throw new CommandError(
        `${withdrawalOrder(row.id)} is ${row.status}; this action is not available.`,
      );
    }
  });
}

/** Money goes on its way: of an account that is not open only where whoever types it knows that. */
async function sendOn(call: CommandCall, actOn: ActOn): Promise<WithdrawalRow> {
  return changeWithdrawal(call, async (row, work) => {
    const [owner] = await work.tx
      .select({ status: account.status })
      .from(account)
      .where(eq(account.id, row.accountId));
    if (owner?.status !== 'active' && call.options['locked'] !== true) {
      throw new CommandError(`The account is ${owner?.status}; add --locked to proceed anyway.`);
    }
    return actOn(row, work);
  });
}

const SEND_ON_OPTIONS = { locked: { type: 'boolean' } } as const;

async function listed(call: CommandCall): Promise<string[][]> {
  const brandCode = call.words.length === 0 ? undefined : await readBrandCode(call);
  const rows = await call.services.database
    .select({ row: withdrawal, username: account.username, standing: account.status })
    .from(withdrawal)
    .innerJoin(account, eq(account.id, withdrawal.accountId))
    .where(
      and(
        inArray(withdrawal.status, [...WAITING]),
        brandCode === undefined ? undefined : eq(withdrawal.brandCode, brandCode),
      ),
    )
    .orderBy(asc(withdrawal.id))
    .limit(LISTED);
  return rows.map(({ row, username, standing }) => [
    withdrawalOrder(row.id),
    row.brandCode,
    username,
    standing,
    money(row.amountMinor, row),
    row.status,
    row.waits.join(', '),
    row.promisedAt?.toISOString() ?? '',
  ]);
}

export const withdrawalCommands: readonly Command[] = [
  {
    name: 'withdrawal list',
    usage: '[<brand>]',
    summary: `The ${LISTED} oldest withdrawals waiting for staff, with the time promised to the member`,
    async run(call) {
      const rows = await listed(call);
      const heads = [
        'order',
        'brand',
        'account',
        'account status',
        'amount',
        'is',
        'waiting for',
        'promised',
      ];
      for (const line of table([heads, ...rows])) call.say(line);
    },
  },
  withdrawalShow,
  withdrawalPictures,
  {
    name: 'withdrawal approve',
    usage: '<order> [--locked]',
    summary:
      'Approve a withdrawal, which then waits for its payout; --locked: even if the account is locked',
    options: SEND_ON_OPTIONS,
    async run(call) {
      const { id } = await sendOn(call, (row, work) => approval(work, row));
      call.say(`${withdrawalOrder(id)} is approved.`);
    },
  },
  {
    name: 'withdrawal hold',
    usage: '<order> <reason> [--until <time>]',
    summary: 'Put a withdrawal on hold; the member sees the reason and the time',
    options: { until: { type: 'string' } },
    async run(call) {
      const reason = reasonFrom(call, 1);
      const until = instantOption(call, 'until');
      if (until !== undefined && until <= call.services.now()) {
        throw new CommandError('--until must be in the future.');
      }
      const { id, promisedAt } = await changeWithdrawal(call, () => ({
        kind: 'held',
        reason,
        until: until ?? null,
      }));
      call.say(`${withdrawalOrder(id)} is on hold until ${promisedAt?.toISOString()}.`);
    },
  },
  {
    name: 'withdrawal refuse',
    usage: '<order> <reason>',
    summary:
      'Refuse an unpaid withdrawal and return the money; an approved one must be put on hold first',
    async run(call) {
      const reason = reasonFrom(call, 1);
      const row = await changeWithdrawal(call, (found) => {
        if (!mayBeGoingOut(found)) return { kind: 'refused', reason };
        throw new CommandError(
          `${withdrawalOrder(found.id)} may already be on its way: put it on hold first and make sure it is not sent.`,
        );
      });
      const back = money(row.amountMinor + row.feeMinor, row);
      call.say(`${withdrawalOrder(row.id)} is refused; ${back} returned to the balance.`);
    },
  },
  {
    name: 'withdrawal pay',
    usage: '<order> [--locked]',
    summary: 'Record that an approved withdrawal was paid out; the held money leaves the books',
    options: SEND_ON_OPTIONS,
    async run(call) {
      const row = await sendOn(call, () => ({ kind: 'paid' }));
      call.say(`${withdrawalOrder(row.id)} is paid: ${money(row.amountMinor, row)}.`);
    },
  },
  {
    name: 'withdrawal settle-dispute',
    usage: '<order> pay [--locked] | <order> refuse <reason>',
    summary: 'Settle a dispute: pay the missing amount again, or refuse because it arrived',
    options: SEND_ON_OPTIONS,
    async run(call) {
      const way = oneOf(
        word(call, 1, 'decision: pay or refuse'),
        ['pay', 'refuse'] as const,
        'decision',
      );
      if (way === 'pay') {
        const row = await sendOn(call, () => ({ kind: 'rest-paid' }));
        const rest = money(row.payoutMinor ?? 0n, row);
        call.say(`${withdrawalOrder(row.id)}: ${rest} was sent again.`);
        return;
      }
      const reason = reasonFrom(call, 2);
      const { id } = await changeWithdrawal(call, () => ({ kind: 'dispute-refused', reason }));
      call.say(`${withdrawalOrder(id)} counts as received.`);
    },
  },
];
