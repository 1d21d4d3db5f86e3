import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decimalText } from '@palpite/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { payoutAccount } from '../database/schema/payout.ts';
import { withdrawal, withdrawalEvent, withdrawalImage } from '../database/schema/withdrawal.ts';
import { openDestination } from '../payout/payout-accounts.ts';
import { readWithdrawalOrder, withdrawalOrder } from '../record/order-number.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal-view.ts';
import { type Command, type CommandCall, CommandError, table, word } from './command.ts';

type AccountRow = typeof account.$inferSelect;

interface FoundWithdrawal {
  readonly row: WithdrawalRow;
  readonly username: string;
  readonly standing: AccountRow['status'];
}

async function withdrawalOf(call: CommandCall): Promise<FoundWithdrawal> {
  const typed = word(call, 0, 'withdrawal number; see `withdrawal list`');
  const id = readWithdrawalOrder(typed);
  const [found] =
    id === undefined
      ? []
      : await call.services.database
          .select({ row: withdrawal, username: account.username, standing: account.status })
          .from(withdrawal)
          .innerJoin(account, eq(account.id, withdrawal.accountId))
          .where(eq(withdrawal.id, id));
  if (found === undefined) throw new CommandError(`Withdrawal "${typed}" not found.`);
  return found;
}

/** Key or numbers in whole: whoever pays by hand needs them. */
async function destinationOf({ services }: CommandCall, { destination }: WithdrawalRow) {
  const [found] = await services.database
    .select()
    .from(payoutAccount)
    .where(eq(payoutAccount.id, Number(destination.payoutAccountId)));
  if (found === undefined) return destination.destination;
  const numbers = await openDestination(services.secrets, found);
  return [destination.bankName, ...numbers].filter(Boolean).join(' ');
}

async function timelineOf({ services }: CommandCall, { id, currency }: WithdrawalRow) {
  const events = await services.database
    .select()
    .from(withdrawalEvent)
    .where(eq(withdrawalEvent.withdrawalId, id))
    .orderBy(asc(withdrawalEvent.id));
  return events.map(({ at, event, by, amountMinor, note }) => [
    at.toISOString(),
    event,
    by,
    amountMinor === null ? '' : decimalText(amountMinor, currency),
    note ?? '',
  ]);
}

export const withdrawalShow: Command = {
  name: 'withdrawal show',
  usage: '<order>',
  summary: 'A withdrawal in full: the complete payout account, the payee’s name, the history',
  async run(call) {
    const { row, username, standing } = await withdrawalOf(call);
    const { currency } = row;
    const facts = [
      ['order', withdrawalOrder(row.id)],
      ['account', `${username} of ${row.brandCode}, ${standing}`],
      ['amount', `${decimalText(row.amountMinor, currency)} ${currency}`],
      ['fee', `${decimalText(row.feeMinor, currency)} ${currency}`],
      ['goes to', `${row.destination.kind} ${await destinationOf(call, row)}`],
      ['in the name of', row.payeeName ?? 'unknown: not recorded at the time'],
      ['is', [row.status, ...row.waits].join(', ')],
      ['promised', row.promisedAt?.toISOString() ?? 'nothing'],
    ];
    for (const line of table(facts)) call.say(line);
    call.say('');
    const heads = ['when', 'what', 'by', 'amount', 'in words'];
    for (const line of table([heads, ...(await timelineOf(call, row))])) call.say(line);
  },
};

export const withdrawalPictures: Command = {
  name: 'withdrawal pictures',
  usage: '<order> <folder>',
  summary: 'Save the pictures that a member sent with a receipt to a folder, as JPEG files',
  async run(call) {
    const { row } = await withdrawalOf(call);
    const folder = word(call, 1, 'folder');
    const pictures = await call.services.database
      .select()
      .from(withdrawalImage)
      .where(and(eq(withdrawalImage.withdrawalId, row.id), isNotNull(withdrawalImage.payout)))
      .orderBy(asc(withdrawalImage.payout), asc(withdrawalImage.sentAt));
    await mkdir(folder, { recursive: true });
    for (const [place, { payout, bytes }] of pictures.entries()) {
      const file = join(folder, `${withdrawalOrder(row.id)}-${payout}-${place + 1}.jpg`);
      await writeFile(file, bytes);
      call.say(file);
    }
    if (pictures.length === 0) call.say('There are no pictures.');
  },
};
