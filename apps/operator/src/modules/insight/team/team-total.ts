import type { TeamPart } from '@palpite/contract/team.ts';
import type { PoolClient } from 'pg';
import { peopleOf } from './team-people.ts';
import type { TeamQuestion } from './team-sql.ts';

/** How many accounts a list has: the direct downlines, or what the overview counts of that part. */
export async function totalOf(
  client: PoolClient,
  asked: TeamQuestion,
  part: TeamPart | undefined,
): Promise<number> {
  if (part !== undefined) return (await peopleOf(client, asked)).counts[part];
  const { rows } = await client.query<{ total: number }>(
    `select count(*)::int as total from operator.team_closure
     where ancestor_id = $1 and depth <= $2`,
    [asked.accountId, asked.depth],
  );
  return rows[0]?.total ?? 0;
}
