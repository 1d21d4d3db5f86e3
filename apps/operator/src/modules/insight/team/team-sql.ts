import type { TeamPart } from '@palpite/contract/team.ts';
import type { AskedPeriod } from '../report/report-period.ts';

/**
 * A team in SQL: every account below one (`team_closure`). Everything here only reads; its parameters are
 * `teamParameters`, in that order.
 */

/** Every level of a team. */
export const WHOLE_TEAM = 32_767;
/** An account seen within this time is online; a session's last moment is written at most once a minute. */
const ONLINE_MINUTES = 5;

export interface TeamQuestion {
  readonly accountId: number;
  readonly now: Date;
  readonly period: AskedPeriod;
  /** How many levels down; 1 is the direct downlines. */
  readonly depth: number;
}

/** The statement's first seven parameters. */
export const teamParameters = ({ accountId, now, period, depth }: TeamQuestion) => [
  accountId,
  now,
  period.from,
  period.to,
  depth,
  period.shown.from,
  period.shown.to,
];

/** Types the parameters, for statements that do not use all of them; goes first after `with`. */
export const ASKED = `asked as (
    select $1::bigint, $2::timestamptz, $3::timestamptz, $4::timestamptz, $5::int, $6::date, $7::date
  )`;

/** The rows of `operator.account` in the team, for after `with`; read where it is used, so that a page ends early. */
export const TEAM = `${ASKED},
  team as (
    select a.id, a.type, a.username, a.username_key, a.created_at
    from operator.team_closure c
    join operator.account a on a.id = c.descendant_id
    where c.ancestor_id = $1 and c.depth <= $5
  )`;

/** The last successful login of a row with an `id`: `at`, or no row. */
export const lastLogin = (row: string) => `
  select at from operator.login_history
  where account_id = ${row}.id and outcome = 'ok' order by id desc limit 1`;

/** A session `s` that makes its account online. */
export const IS_ONLINE = `s.revoked_at is null and s.expires_at > $2
  and s.last_seen_at > $2::timestamptz - interval '${ONLINE_MINUTES} minutes'`;

/** Whether a row with an `id` is online. */
export const onlineOf = (row: string) =>
  `exists (select 1 from operator.session s where s.account_id = ${row}.id and ${IS_ONLINE})`;

const away = (days: number) => `
  t.created_at < $2::timestamptz - interval '${days} days' and not exists (
    select 1 from operator.login_history l
    where l.account_id = t.id and l.outcome = 'ok' and l.at >= $2::timestamptz - interval '${days} days'
  )`;

/** Which rows of `team t` belong to a part of the team. */
export const PART_SQL: Record<TeamPart, string> = {
  agents: 't.type <> 0',
  members: 't.type = 0',
  joined: 't.created_at >= $3 and t.created_at < $4',
  firstDepositors: `(
    select min(d.ended_at) >= $3 and min(d.ended_at) < $4
    from operator.deposit_order d where d.account_id = t.id and d.status = 'success'
  )`,
  active: `exists (
    select 1 from operator.member_day m
    where m.account_id = t.id and m.day between $6 and $7 and m.decided > 0
  )`,
  online: onlineOf('t'),
  away3: away(3),
  away7: away(7),
};
