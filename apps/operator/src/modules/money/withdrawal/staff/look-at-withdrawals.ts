import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { payoutAccount } from '../../tables/payout.table.ts';
import { withdrawal, withdrawalEvent, withdrawalImage } from '../../tables/withdrawal.table.ts';
import { accountOfRow, accountsById } from '#modules/identity/index.ts';
import { openDestination } from '../../payout/payout-accounts.ts';
import { readWithdrawalOrder, withdrawalOrder } from '@palpite/domain';
import { liveBrand, word } from '#kernel/staff/inputs.ts';
import { notFound } from '#kernel/staff/staff-error.ts';
import { type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import type { WithdrawalRow } from '../withdrawal-view.ts';

const { look } = staffUseCases();

export const WITHDRAWALS_LISTED = 100;
/** Statuses that need staff. */
const WAITING = ['awaiting-review', 'awaiting-payout', 'partly-received', 'disputed'] as const;

export const listWithdrawals = look({
  name: 'withdrawal.list',
  roles: ['cashier', 'risk', 'support'],
  input: v.strictObject({ brand: v.optional(word) }),
  async run({ tx, services }, { brand }) {
    const code = brand === undefined ? undefined : (await liveBrand(services, brand)).code;
    const rows = await tx
      .select()
      .from(withdrawal)
      .where(
        and(
          inArray(withdrawal.status, [...WAITING]),
          code === undefined ? undefined : eq(withdrawal.brandCode, code),
        ),
      )
      .orderBy(asc(withdrawal.id))
      .limit(WITHDRAWALS_LISTED);
    const accounts = await accountsById(
      tx,
      rows.map(({ accountId }) => accountId),
    );
    return rows.map((row) => {
      const account = accounts.get(row.accountId);
      return { row, username: account?.username ?? '', accountStatus: account?.status ?? '' };
    });
  },
});

async function withdrawalOf({ tx, about }: StaffContext<unknown>, typed: string) {
  const orderId = readWithdrawalOrder(typed);
  const [row] =
    orderId === undefined
      ? []
      : await tx.select().from(withdrawal).where(eq(withdrawal.id, orderId));
  if (row === undefined) throw notFound(`Withdrawal "${typed}" not found.`);
  about({ subject: withdrawalOrder(row.id), accountId: row.accountId });
  const { username, status } = await accountOfRow(tx, row.accountId);
  return { row, username, accountStatus: status };
}

/** The full key or numbers: staff who pay by hand need them. */
async function destinationOf(
  { tx, services }: StaffContext<unknown>,
  { destination }: WithdrawalRow,
) {
  const [kept] = await tx
    .select()
    .from(payoutAccount)
    .where(eq(payoutAccount.id, Number(destination.payoutAccountId)));
  if (kept === undefined) return destination.destination;
  const numbers = await openDestination(services.secrets, kept);
  return [destination.bankName, ...numbers].filter(Boolean).join(' ');
}

export const showWithdrawal = look({
  name: 'withdrawal.show',
  roles: ['cashier', 'risk'],
  input: v.strictObject({ order: word }),
  async run(context, { order }) {
    const withdrawn = await withdrawalOf(context, order);
    const events = await context.tx
      .select()
      .from(withdrawalEvent)
      .where(eq(withdrawalEvent.withdrawalId, withdrawn.row.id))
      .orderBy(asc(withdrawalEvent.id));
    return { ...withdrawn, destination: await destinationOf(context, withdrawn.row), events };
  },
});

export const withdrawalPictures = look({
  name: 'withdrawal.pictures',
  roles: ['cashier', 'risk'],
  input: v.strictObject({ order: word }),
  async run(context, { order }) {
    const { row } = await withdrawalOf(context, order);
    const pictures = await context.tx
      .select()
      .from(withdrawalImage)
      .where(and(eq(withdrawalImage.withdrawalId, row.id), isNotNull(withdrawalImage.payout)))
      .orderBy(asc(withdrawalImage.payout), asc(withdrawalImage.sentAt));
    return { order: withdrawalOrder(row.id), pictures };
  },
});
