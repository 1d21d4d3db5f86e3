import { LANGUAGE_TAGS } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { message } from '../database/schema/message.ts';
import type { withdrawal } from '../database/schema/withdrawal.ts';
import { withdrawalOrder } from '../record/order-number.ts';
import type { Services } from '../services.ts';
import { moneyText, sentence, timeText } from './notice-words.ts';
import { WITHDRAWAL_NOTICES, type WithdrawalNoticeKind } from './withdrawal-notice-texts.ts';

interface Desk {
  readonly tx: Database;
  readonly services: Services;
  readonly at: Date;
}

/**
 * Puts among an account's messages what has become of a withdrawal, in the account's language, in the transaction in which
 * it became so. The operator's own words are text: whatever stands in them is shown and means nothing.
 */
export async function tellOfWithdrawal(
  { tx, services, at }: Desk,
  row: typeof withdrawal.$inferSelect,
  kind: WithdrawalNoticeKind,
): Promise<void> {
  const [owner] = await tx
    .select({ language: account.language })
    .from(account)
    .where(eq(account.id, row.accountId));
  if (owner === undefined) throw new Error(`account ${row.accountId} is not there`);
  const brand = await services.brands.brand(row.brandCode);
  const tag = LANGUAGE_TAGS[owner.language];
  const order = withdrawalOrder(row.id);
  const { title, text } = WITHDRAWAL_NOTICES[owner.language][kind];
  const words: Readonly<Record<string, string>> = {
    order,
    amount: moneyText(row.payoutMinor ?? row.amountMinor, row.currency, tag),
    reason: sentence(row.note ?? ''),
    until: row.promisedAt === null ? '' : timeText(row.promisedAt, brand.timeZone, tag),
  };
  const said = text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const page = `/?${new URLSearchParams({ member: 'withdraw', report: `order=${order}` })}`;
  const content = [
    { kind: 'paragraph' as const, runs: [{ text: said }] },
    { kind: 'paragraph' as const, runs: [{ text: order, href: page }] },
  ];
  await tx.insert(message).values({
    brandCode: row.brandCode,
    accountId: row.accountId,
    texts: { [owner.language]: { title, content } },
    sentAt: at,
  });
}
