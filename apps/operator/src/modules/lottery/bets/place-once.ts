import { randomUUID } from 'node:crypto';
import type { endpoints } from '@palpite/contract';
import type { ValueInput } from '@palpite/contract/endpoint.ts';
import type { Pool } from 'pg';
import type { CallerVersions } from '#kernel/http/caller.ts';
import type { ActKey } from '#kernel/http/idempotency.ts';
import {
  type Staker,
  playStatement,
  refusalIn,
  requestHash,
  placeThrough,
} from '#modules/wager/index.ts';
import type { SeenVersion } from '../issues/sales-book.ts';
import { lineRefused, lineValues, wagersOf } from './bet-lines.ts';
import type { PricedLine } from './price-slip.ts';

type Answer = ValueInput<typeof endpoints.lottery.placeSlip>;

export interface PricedSlip {
  readonly lines: readonly PricedLine[];
  /** Of the rows that they were priced by, by the id of the issue. */
  readonly versions: ReadonlyMap<number, SeenVersion>;
  /** Null where the caller was read for this call. */
  readonly caller: CallerVersions | null;
  readonly totalMinor: string;
  /** By what the account record names a slip of several lines. */
  readonly rule: Readonly<Record<string, unknown>>;
  /** What is answered, without the balance and the numbers of the bets and the slip. */
  readonly value: object;
}

const PLACE = playStatement('place_lottery_slip', 19);

/**
 * Places a priced slip in one call of the database, once for each key; it commits by itself.
 * @returns the answer; null where the key was used before; `stale` where the caller or what the lines were priced by is
 * another one by now
 * @throws ContractError with why a stake is refused: nothing was written
 */
export async function placeOnce(
  pool: Pool,
  { scope, operation, key, inputHash }: ActKey,
  staker: Staker,
  slip: PricedSlip,
): Promise<Answer | 'stale' | null> {
  const { lines } = slip;
  const [row] = await placeThrough(pool, PLACE, staker, await wagersOf(lines, staker), [
    scope,
    operation,
    key,
    inputHash,
    JSON.stringify(slip.value),
    slip.caller === null ? null : JSON.stringify(slip.caller),
    JSON.stringify(seenBy(slip)),
    lines.length === 1 ? null : JSON.stringify(holdOf(slip, staker)),
    ...lineValues(lines),
  ]);
  if (row === undefined) throw new Error(`${PLACE.name} did not answer`);
  if (row.code === 'kept') return null;
  if (row.code === 'stale') return 'stale';
  if (row.code !== 'ok') throw lineRefused(refusalIn(row), lines);
  return row.detail as Answer;
}

/** The rows that the lines were priced by, each once. */
function seenBy({ lines, versions }: PricedSlip): readonly SeenVersion[] {
  const ids = lines.flatMap(({ issue, second }) => [
    issue.id,
    ...(second ? [second.issue.id] : []),
  ]);
  return [...new Set(ids)].map((id) => {
    const version = versions.get(id);
    if (version === undefined) throw new Error(`issue ${id} was not read`);
    return version;
  });
}

/** The hold of several lines. */
function holdOf({ totalMinor, rule }: PricedSlip, { accountId }: Staker) {
  const asked = { kind: 'lottery', totalMinor, rule };
  return {
    ...asked,
    key: `lottery:slip:${randomUUID()}`,
    request: requestHash('slip', { ...asked, accountId }),
  };
}
