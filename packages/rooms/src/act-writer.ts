import type { Pool } from 'pg';
import type { ActOutcome, ActRows, SentAct } from './act-rows.ts';
import { createTurns } from './turns.ts';

const MOST_AT_ONCE = 200;

interface Sent {
  readonly act: SentAct;
  resolve(outcome: ActOutcome): void;
  reject(error: unknown): void;
}

/** Writes acts that come while others are written together, in one statement and one commit. */
export function createActWriter(pool: Pool, rows: ActRows) {
  const sent: Sent[] = [];
  const write = async (batch: readonly Sent[]): Promise<void> => {
    try {
      const outcomes = await rows.write(
        pool,
        batch.map(({ act }) => act),
      );
      for (const [nth, each] of batch.entries()) each.resolve(outcomes[nth] ?? 'unknown_room');
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      // One that the database does not take (a text with a NUL, say) fails alone. What the lost answer of a commit has
      // written is found by its key.
      for (const each of batch) await write([each]);
    }
  };
  const turns = createTurns(async () => {
    while (sent.length > 0) await write(sent.splice(0, MOST_AT_ONCE));
  });
  return (act: SentAct): Promise<ActOutcome> =>
    new Promise((resolve, reject) => {
      sent.push({ act, resolve, reject });
      turns.ask();
    });
}
