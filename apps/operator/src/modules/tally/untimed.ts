import type { Transaction } from '@palpite/server/database/transaction.ts';

/** Lifts the time limit of statements for this transaction: it reads every bet, and no player waits for it. */
export async function untimed({ client }: Pick<Transaction, 'client'>): Promise<void> {
  await client.query("select set_config('statement_timeout', '0', true)");
}
