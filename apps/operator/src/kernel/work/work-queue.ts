import type { Database } from '@palpite/server/database/transaction.ts';
import * as v from 'valibot';
import type { SecretBox } from '../secrets/secret-box.ts';
import { presentOf, type WorkClock } from './work-clock.ts';
import { work } from './work.table.ts';
import type { Owed, PayloadSchema } from './work-kind.ts';

/** Rows in one statement: seven parameters each, of 65,535. */
const AT_ONCE = 1_000;
/** Time for the answer to leave: work done at once would delay it. */
const AFTER_COMMIT_MILLISECONDS = 50;

/** Where modules leave what must happen later, elsewhere or outside of their transaction. */
export interface WorkQueue {
  /**
   * Owes a piece of work, in the caller's transaction: rolled back with it, and never lost after its commit.
   * @returns false when the same key was owed before
   */
  owe<Schema extends PayloadSchema>(tx: Database, owed: Owed<Schema>): Promise<boolean>;
  /** Owes several, in their order. @returns how many are new */
  oweAll(tx: Database, owed: readonly Owed[]): Promise<number>;
  /**
   * Tells this process's worker to look now. Call it after the commit; without it, and in other processes, the work is
   * found half a second later.
   */
  wake(this: void): void;
  /** Sets what `wake` calls. */
  onWake(look: () => void): void;
}

export function createWorkQueue(secrets: SecretBox, clock: WorkClock): WorkQueue {
  let look = () => {};
  const rowOf = async ({ kind, key, lane, payload, dueAt }: Owed) => {
    // A payload of another shape is refused where it is made, not days later where it is read.
    v.assert(kind.payload, payload);
    return {
      kind: kind.name,
      key,
      lane: lane ?? null,
      payload: kind.sealed === true ? await seal(secrets, payload) : payload,
      dueAt: dueAt ?? presentOf(clock),
      owedAt: presentOf(clock),
    };
  };
  const oweAll = async (tx: Database, owed: readonly Owed[]) => {
    let added = 0;
    for (let first = 0; first < owed.length; first += AT_ONCE) {
      const rows = await Promise.all(owed.slice(first, first + AT_ONCE).map(rowOf));
      const { rowCount } = await tx.insert(work).values(rows).onConflictDoNothing();
      added += rowCount ?? 0;
    }
    return added;
  };
  return {
    oweAll,
    owe: async (tx, owed) => (await oweAll(tx, [owed])) === 1,
    wake: () => void setTimeout(() => look(), AFTER_COMMIT_MILLISECONDS).unref(),
    onWake(next) {
      look = next;
    },
  };
}

const sealedPayload = v.object({ sealed: v.string() });

const seal = async (secrets: SecretBox, payload: unknown) => ({
  sealed: await secrets.seal('work', JSON.stringify(payload)),
});

/** The payload of a row, opened and parsed. @throws Error when it is not of its kind */
export async function readPayload(
  secrets: SecretBox,
  { payload: schema, sealed = false }: Owed['kind'],
  stored: unknown,
): Promise<unknown> {
  const plain: unknown = sealed
    ? JSON.parse(await secrets.open('work', v.parse(sealedPayload, stored).sealed))
    : stored;
  return v.parse(schema, plain);
}
