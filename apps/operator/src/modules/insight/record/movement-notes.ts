import { type Currency, depositOrderNumber, type Language, LANGUAGE_TAGS } from '@palpite/domain';
import type { StatementLine } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import { inArray } from 'drizzle-orm';
import { withdrawal } from '#modules/money/tables/withdrawal.table.ts';
import { defineText } from '#kernel/texts/define-text.ts';
import { textIn } from '#kernel/texts/texts.ts';
import { moneyText } from '#kernel/texts/value-text.ts';

/** The fees in the account record: a deposit's is a movement of its own, a withdrawal's is part of its amount. */

const TEXTS = {
  ofDeposit: defineText(/*i18n*/ { id: 'record.ofDeposit', message: 'Fee of deposit {order}' }),
  included: defineText(/*i18n*/ { id: 'record.included', message: 'Includes a fee of {fee}' }),
} as const;

/** The note of a line by its transfer; lines without a fee to show are left out. */
export async function feeNotes(
  tx: Database,
  lines: readonly StatementLine[],
  language: Language,
  currency: Currency,
): Promise<ReadonlyMap<string, string>> {
  const fees = await withdrawalFees(tx, lines);
  const tag = LANGUAGE_TAGS[language];
  const noteOf = (line: StatementLine): string | undefined => {
    const id = Number(/^(?:deposit|withdrawal):(\d+)$/.exec(line.reference)?.[1]);
    if (line.kind === 'deposit-fee') {
      return textIn(language, TEXTS.ofDeposit, { order: depositOrderNumber(id) });
    }
    const fee = WITH_FEE.has(line.kind) ? fees.get(id) : undefined;
    if (fee === undefined) return undefined;
    return textIn(language, TEXTS.included, { fee: moneyText(fee, currency, tag) });
  };
  return new Map(
    lines.flatMap((line) => {
      const note = noteOf(line);
      return note === undefined ? [] : [[line.transferId, note] as const];
    }),
  );
}

/** The ledger's kinds that move a withdrawal's amount and its fee together. */
const WITH_FEE: ReadonlySet<string> = new Set(['withdrawal', 'withdrawal-returned']);

/** The fees of the withdrawals among the lines, by their ids, without zero fees. */
async function withdrawalFees(
  tx: Database,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<number, bigint>> {
  const ids = lines.flatMap(({ reference }) => {
    const [, id] = /^withdrawal:(\d+)$/.exec(reference) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: withdrawal.id, feeMinor: withdrawal.feeMinor })
    .from(withdrawal)
    .where(inArray(withdrawal.id, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, feeMinor }) => (feeMinor > 0n ? [[id, feeMinor]] : [])));
}
