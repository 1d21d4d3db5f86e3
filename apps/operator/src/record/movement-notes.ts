import { type Currency, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import type { StatementLine } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import { inArray } from 'drizzle-orm';
import { withdrawal } from '../database/schema/withdrawal.ts';
import { moneyText } from '../notice/notice-words.ts';
import { depositOrderNumber } from './order-number.ts';

/** What the account record says of fees: a deposit's is a movement of its own, a withdrawal's goes with its amount. */

/** `{order}` and `{fee}` stand for what they say. */
const TEXTS: Readonly<Record<Language, { readonly ofDeposit: string; readonly included: string }>> =
  {
    EN: { ofDeposit: 'Fee of deposit {order}', included: 'Includes a fee of {fee}' },
    PT: { ofDeposit: 'Taxa do depósito {order}', included: 'Inclui taxa de {fee}' },
    ZH: { ofDeposit: '存款 {order} 的手续费', included: '含手续费 {fee}' },
    ID: { ofDeposit: 'Biaya deposit {order}', included: 'Termasuk biaya {fee}' },
    TH: { ofDeposit: 'ค่าธรรมเนียมรายการฝาก {order}', included: 'รวมค่าธรรมเนียม {fee}' },
    VI: { ofDeposit: 'Phí của lệnh nạp {order}', included: 'Đã gồm phí {fee}' },
  };

/** The note of a line by its transfer; lines that no fee is to be told of are left out. */
export async function feeNotes(
  tx: Database,
  lines: readonly StatementLine[],
  language: Language,
  currency: Currency,
): Promise<ReadonlyMap<string, string>> {
  const fees = await withdrawalFees(tx, lines);
  const texts = TEXTS[language];
  const tag = LANGUAGE_TAGS[language];
  const noteOf = (line: StatementLine): string | undefined => {
    const id = Number(/^(?:deposit|withdrawal):(\d+)$/.exec(line.reference)?.[1]);
    if (line.kind === 'deposit-fee') {
      return texts.ofDeposit.replace('{order}', depositOrderNumber(id));
    }
    const fee = WITH_FEE.has(line.kind) ? fees.get(id) : undefined;
    if (fee === undefined) return undefined;
    return texts.included.replace('{fee}', () => moneyText(fee, currency, tag));
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

/** The fees of the withdrawals among the lines, by their ids; those without one are left out. */
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
