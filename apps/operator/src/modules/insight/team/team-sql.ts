import type { TeamPart } from '@palpite/contract/team.ts';
import { GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import type { AskedPeriod } from '../report/report-period.ts';

/**
 * A team in SQL: every account below one, by the uplines that accounts were made with, which never change. Guests
 * belong to no team. Everything here only reads; its parameters are `teamParameters`, in that order.
 */

/** How far down a team is followed: no real line comes near it, and a cyclic line would end there. */
export const WHOLE_TEAM = 100;
/** An account seen within this time is online; a session's last moment is written at most once a minute. */
const ONLINE_MINUTES = 5;

export interface TeamQuestion {
  readonly accountId: number;
  readonly now: Date;
  readonly period: AskedPeriod;
  /** How many levels down; 1 is the direct downlines. */
  readonly depth: number;
}

/** The statement's first five parameters. */
export const teamParameters = (asked: TeamQuestion) => [
  asked.accountId,
  asked.now,
  asked.period.from,
  asked.period.to,
  asked.depth,
];

/**
 * `asked` (now, begins, ends), `team` (id, type, username, username_key, created_at, depth) and `seen`, the team with
 * last_login_at, seen_at (that, or when it registered) and online; for after `with recursive`.
 */
export const TEAM = `
  asked as (
    select $2::timestamptz as now, $3::timestamptz as begins, $4::timestamptz as ends
  ),
  team as (
    select a.id, a.type, a.username, a.username_key, a.created_at, 1 as depth
    from operator.account a
    where a.upline_id = $1 and a.type <> ${GUEST_ACCOUNT_TYPE}
    union all
    select a.id, a.type, a.username, a.username_key, a.created_at, t.depth + 1
    from team t
    join operator.account a on a.upline_id = t.id and a.type <> ${GUEST_ACCOUNT_TYPE}
    where t.depth < $5::int
  ),
  seen as (
    select t.*, l.at as last_login_at, coalesce(l.at, t.created_at) as seen_at,
           exists (
             select 1 from operator.session s
             where s.account_id = t.id and s.revoked_at is null and s.expires_at > asked.now
               and s.last_seen_at > asked.now - interval '${ONLINE_MINUTES} minutes'
           ) as online,
           asked.now, asked.begins, asked.ends
    from team t
    cross join asked
    left join lateral (
      select at from operator.login_history
      where account_id = t.id and outcome = 'ok' order by id desc limit 1
    ) l on true
  )`;

/** Rounds that count, for a row of `seen` or `team` joined with `asked`: begun in the range, and not rolled back. */
export const roundsOf = (row: string, range: string) => `
  r.account_id = ${row}.id and r.opened_at >= ${range}.begins and r.opened_at < ${range}.ends
  and r.status <> 'rolled_back'`;

/** Deposits of a row of `team` or `seen` that were credited to its wallet. */
export const depositsOf = (row: string) => `d.account_id = ${row}.id and d.status = 'success'`;

/** Which rows of `seen s` belong to a part of the team. */
export const PART_SQL: Record<TeamPart, string> = {
  agents: 's.type <> 0',
  members: 's.type = 0',
  joined: 's.created_at >= s.begins and s.created_at < s.ends',
  firstDepositors: `(
    select min(d.ended_at) >= s.begins and min(d.ended_at) < s.ends
    from operator.deposit_order d where ${depositsOf('s')}
  )`,
  active: `exists (select 1 from operator.game_round r where ${roundsOf('s', 's')})`,
  online: 's.online',
  away3: "s.seen_at < s.now - interval '3 days'",
  away7: "s.seen_at < s.now - interval '7 days'",
};
