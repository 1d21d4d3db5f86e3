import type { TeamPart } from '@palpite/contract/team.ts';
import type { PoolClient } from 'pg';
import { ASKED, IS_ONLINE, type TeamQuestion, teamParameters } from './team-sql.ts';

/** What a team is counted by; none of it walks the team. */
export interface People {
  readonly counts: Record<TeamPart, number>;
  readonly balanceMinor: string;
  readonly depositMinor: string;
  readonly withdrawalMinor: string;
  /** The moment that the read models have reached; null when they have everything. */
  readonly behindSince: Date | null;
}

/** From the read models: their rows are a few for each day. */
const COUNTED = `with ${ASKED}, team as (
    select coalesce(sum(joined_agents), 0)::int as agents, coalesce(sum(joined_members), 0)::int as members,
      coalesce(sum(joined_agents + joined_members) filter (where day between $6 and $7), 0)::int as joined,
      coalesce(sum(first_depositors) filter (where day between $6 and $7), 0)::int as first_depositors,
      coalesce(sum(deposit_minor) filter (where day between $6 and $7), 0)::text as deposit,
      coalesce(sum(withdrawal_minor) filter (where day between $6 and $7), 0)::text as withdrawal
    from operator.agent_team_day where agent_id = $1
  )
  select team.*, operator.tally_behind_since() as behind_since,
    (select coalesce(sum(members), 0)::int from operator.agent_active_day
      where agent_id = $1 and day between $6 and $7 and before_day < $6) as active,
    coalesce((select balance_minor from operator.agent_balance where agent_id = $1), 0)::text as balance
  from team`;

/** From sessions, and from the hours of the read models: the rest of the team has been away. */
const SEEN = `with ${ASKED}, online as (
    select count(distinct s.account_id)::int as members
    from operator.session s
    join operator.team_closure c on c.descendant_id = s.account_id and c.ancestor_id = $1
    where ${IS_ONLINE}
  )
  select online.members as online,
    operator.team_seen_since($1, $2::timestamptz - interval '3 days') as seen3,
    operator.team_seen_since($1, $2::timestamptz - interval '7 days') as seen7
  from online`;

interface Counted {
  readonly agents: number;
  readonly members: number;
  readonly joined: number;
  readonly first_depositors: number;
  readonly active: number;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly balance: string;
  readonly behind_since: Date | null;
}

interface Seen {
  readonly online: number;
  readonly seen3: number;
  readonly seen7: number;
}

export async function peopleOf(client: PoolClient, asked: TeamQuestion): Promise<People> {
  const counted = await only<Counted>(client, COUNTED, asked);
  const { online, seen3, seen7 } = await only<Seen>(client, SEEN, asked);
  const { agents, members, joined, active, balance, deposit, withdrawal } = counted;
  const all = agents + members;
  return {
    counts: {
      agents,
      members,
      joined,
      firstDepositors: counted.first_depositors,
      active,
      online,
      // An account that registered a moment ago may be seen before it is counted.
      away3: Math.max(0, all - seen3),
      away7: Math.max(0, all - seen7),
    },
    balanceMinor: balance,
    depositMinor: deposit,
    withdrawalMinor: withdrawal,
    behindSince: counted.behind_since,
  };
}

async function only<Row extends object>(
  client: PoolClient,
  statement: string,
  asked: TeamQuestion,
): Promise<Row> {
  const { rows } = await client.query<Row>(statement, teamParameters(asked));
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
