import type { Database } from '@palpite/server/database/transaction.ts';
import * as v from 'valibot';
import { and, eq, sql } from 'drizzle-orm';
import { presentOf, type WorkClock } from './work-clock.ts';
import type { Owed, PayloadSchema, WorkKind } from './work-kind.ts';
import type { HasWorkTables, WorkTables } from './work-tables.ts';

/** Rows in one statement: seven parameters each, of 65,535. */
const AT_ONCE = 1_000;
/** Time for the answer to leave: work done at once would delay it. */
const AFTER_COMMIT_MILLISECONDS = 50;

/** Where modules leave what must happen later, elsewhere or outside of their transaction. */
export interface WorkQueue extends HasWorkTables {
  /**
   * Owes a piece of work, in the caller's transaction: rolled back with it, and never lost after its commit.
   * @returns false when the same key was owed before
   */
  owe<Schema extends PayloadSchema>(tx: Database, owed: Owed<Schema>): Promise<boolean>;
  /** Owes several, in their order. @returns how many are new */
  oweAll(tx: Database, owed: readonly Owed[]): Promise<number>;
  /**
   * Makes open work due so long from now, when what it is for was just tried in vain without it. Work that a process has
   * claimed stays as it is.
   */
  putOff(tx: Database, key: string, milliseconds: number): Promise<void>;
  /**
   * Tells this process's worker to look now. Call it after the commit; without it, and in other processes, the work is
   * found half a second later.
   */
  wake(this: void): void;
  /** Sets what `wake` calls. */
  onWake(look: () => void): void;
  /** The payload of a row, opened and parsed. @throws Error when it is not of its kind */
  readPayload(kind: WorkKind, stored: unknown): Promise<unknown>;
}

/** Seals the payloads of sealed kinds, with a key that is not in the database. */
export interface WorkSecrets {
  seal(text: string): Promise<string>;
  /** @throws when `sealed` was altered, or sealed for something else */
  open(sealed: string): Promise<string>;
}

interface QueueNeeds {
  readonly tables: WorkTables;
  /** For sealed kinds; a program without any needs none. */
  readonly secrets?: WorkSecrets;
  readonly clock: WorkClock;
}

export function createWorkQueue({ tables, secrets = NO_SECRETS, clock }: QueueNeeds): WorkQueue {
  let look = () => {};
  const rowOf = async ({ kind, key, lane, payload, dueAt, afterMilliseconds }: Owed) => {
    // A payload of another shape is refused where it is made, not days later where it is read.
    v.assert(kind.payload, payload);
    return {
      kind: kind.name,
      key,
      lane: lane ?? null,
      payload: kind.sealed === true ? await seal(secrets, payload) : payload,
      dueAt: dueAt ?? later(clock, afterMilliseconds),
      owedAt: presentOf(clock),
    };
  };
  const oweAll = async (tx: Database, owed: readonly Owed[]) => {
    let added = 0;
    for (let first = 0; first < owed.length; first += AT_ONCE) {
      const rows = await Promise.all(owed.slice(first, first + AT_ONCE).map(rowOf));
      const { rowCount } = await tx.insert(tables.work).values(rows).onConflictDoNothing();
      added += rowCount ?? 0;
    }
    return added;
  };
  return {
    tables,
    oweAll,
    owe: async (tx, owed) => (await oweAll(tx, [owed])) === 1,
    async putOff(tx, key, milliseconds) {
      const { work } = tables;
      const isFree = sql`(${work.leaseUntil} is null or ${work.leaseUntil} <= ${presentOf(clock)})`;
      await tx
        .update(work)
        .set({ dueAt: later(clock, milliseconds) })
        .where(and(eq(work.key, key), eq(work.state, 'open'), isFree));
    },
    wake: () => void setTimeout(() => look(), AFTER_COMMIT_MILLISECONDS).unref(),
    onWake(next) {
      look = next;
    },
    readPayload: (kind, stored) => readPayload(secrets, kind, stored),
  };
}

const later = (clock: WorkClock, milliseconds = 0) =>
  sql`${presentOf(clock)} + ${milliseconds}::float8 * interval '1 millisecond'`;

const refuse = async () => {
  throw new Error('this program has no key for sealed work');
};
const NO_SECRETS: WorkSecrets = { seal: refuse, open: refuse };

const sealedPayload = v.object({ sealed: v.string() });

const seal = async (secrets: WorkSecrets, payload: unknown) => ({
  sealed: await secrets.seal(JSON.stringify(payload)),
});

async function readPayload(
  secrets: WorkSecrets,
  { payload: schema, sealed = false }: WorkKind,
  stored: unknown,
): Promise<unknown> {
  const plain: unknown = sealed
    ? JSON.parse(await secrets.open(v.parse(sealedPayload, stored).sealed))
    : stored;
  return v.parse(schema, plain);
}
