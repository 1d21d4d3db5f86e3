import type { RichText } from '@palpite/contract/rich-text.ts';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { message } from '../database/schema/message.ts';
import { DEPOSIT_NOTICES, type DepositNoticeKind } from '../notice/deposit-notice-texts.ts';
import { moneyText, sentence, timeText } from '../notice/notice-words.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import type { OrderRow, OrderWork } from './order.ts';

/** What an order's status is told as; null for what its member has done or can see coming. */
function kindOf(order: OrderRow): DepositNoticeKind | null {
  const { status, failure, reviewReason, refundState, refusalReason } = order;
  if (refundState === 'under-way') return 'refund-under-way';
  if (refundState === 'failed') return 'refund-failed';
  if (refundState === 'refunded') return 'refunded';
  if (status === 'success') return 'success';
  if (status === 'failed' && refusalReason !== null) return 'refused';
  if (status === 'failed') return failure === 'cancelled' ? null : 'failed';
  if (status === 'awaiting-review') return reviewReason === 'channel' ? null : 'review';
  return null;
}

/** Puts what became of an order among its member's messages, in the account's language, in the same transaction. */
export async function leaveDepositNotice(
  { tx, services, now }: Pick<OrderWork, 'tx' | 'services' | 'now'>,
  order: OrderRow,
): Promise<void> {
  const kind = kindOf(order);
  if (kind === null) return;
  const [row] = await tx
    .select({ language: account.language })
    .from(account)
    .where(eq(account.id, order.accountId));
  if (row === undefined) throw new Error(`account ${order.accountId} is not there`);
  const brand = await services.brands.brand(order.brandCode);
  await tx.insert(message).values({
    brandCode: order.brandCode,
    accountId: order.accountId,
    texts: { [row.language]: written(row.language, kind, order, brand.timeZone) },
    sentAt: now,
  });
}

/** The operator's own words are text: whatever stands in them is shown and means nothing. */
function written(
  language: Language,
  kind: DepositNoticeKind,
  order: OrderRow,
  timeZone: string,
): { title: string; content: RichText } {
  const { title, text } = DEPOSIT_NOTICES[language][kind];
  const tag = LANGUAGE_TAGS[language];
  const number = depositOrderNumber(order.id);
  const money = (minor: bigint | null) => moneyText(minor ?? 0n, order.currency, tag);
  const reason = kind === 'refused' ? order.refusalReason : order.refundReason;
  const words: Readonly<Record<string, string>> = {
    amount: money(order.amountMinor),
    paid: money(order.paidMinor ?? order.amountMinor),
    credited: money(order.creditedMinor),
    refund: money(order.refundMinor),
    reference: order.refundReference ?? '',
    reason: reason === null ? '' : sentence(reason),
    until: order.promisedAt === null ? '' : timeText(order.promisedAt, timeZone, tag),
  };
  const fill = (part: string) =>
    part.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '').replaceAll('  ', ' ');
  const [before = '', after = ''] = text.split('{order}').map(fill);
  const href = `/?${new URLSearchParams({ member: 'depositv2', report: `order=${number}` })}`;
  const runs = [{ text: before }, { text: number, href }, { text: after }];
  return {
    title,
    content: [{ kind: 'paragraph', runs: runs.filter((run) => run.text !== '') }],
  };
}
