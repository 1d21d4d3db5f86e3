-- When members were last here, and how many of each team in each hour: counting who has been away walked the logins of a
-- week, each with its place in the team.

-- The last login, or the registration of an account that never logged in.
create table operator.member_seen (
  account_id bigint primary key,
  seen_at timestamptz not null
);
create index member_seen_at on operator.member_seen (seen_at);

-- How many of a team were last seen in an hour; each counts in one. The part of an hour at a report's edge is counted
-- from `member_seen`.
create table operator.agent_seen_hour (
  agent_id bigint not null,
  hour timestamptz not null,
  members int not null,
  primary key (agent_id, hour)
) with (fillfactor = 50);

create function operator.seen_hour(p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('hour', p_at, 'UTC')
$$;

-- Every login has its event, in its own statement: whoever writes one cannot forget the other.
create function operator.tell_login() returns trigger language plpgsql as $$
begin
  perform operator.emit(new.brand_code, new.account_id, 'session.began', '{}');
  return null;
end $$;
create trigger tell_login after insert on operator.login_history
  for each row when (new.outcome = 'ok' and new.account_id is not null) execute function operator.tell_login();

-- Reads again when accounts were last seen; null: all of them. Doing it twice changes nothing. Sorted, so that no two
-- writers could wait for one another; the caller holds the consumer's place.
create function operator.add_seen(p_accounts bigint[]) returns void language plpgsql as $$
begin
  with asked as materialized (
    select a.id, a.created_at from operator.account a
    where a.type <> 4 and (p_accounts is null or a.id = any (p_accounts))
  ), login as materialized (
    select h.account_id, max(h.at) as at from operator.login_history h
    where h.outcome = 'ok' and p_accounts is null group by 1
    union all
    -- Among the newest of each: an account has any number of logins, and two processes' clocks may differ.
    select a.id, (select max(h.at) from (select at from operator.login_history l
      where l.account_id = a.id and l.outcome = 'ok' order by l.id desc limit 20) h)
    from asked a where p_accounts is not null
  ), fresh as materialized (
    select a.id as account_id, greatest(a.created_at, l.at, m.seen_at) as seen_at, m.seen_at as before_at
    from asked a
    left join login l on l.account_id = a.id
    left join operator.member_seen m on m.account_id = a.id
  ), moved as materialized (
    select * from fresh where before_at is null or seen_at > before_at
  ), members as (
    insert into operator.member_seen as t (account_id, seen_at)
    select account_id, seen_at from moved order by 1
    on conflict (account_id) do update set seen_at = excluded.seen_at
  )
  insert into operator.agent_seen_hour as t (agent_id, hour, members)
  select c.ancestor_id, s.hour, sum(s.change)
  from (
    select account_id, operator.seen_hour(seen_at) as hour, 1 as change from moved
    union all
    select account_id, operator.seen_hour(before_at), -1 from moved where before_at is not null
  ) s
  join operator.team_closure c on c.descendant_id = s.account_id
  group by 1, 2 having sum(s.change) <> 0 order by 1, 2
  on conflict (agent_id, hour) do update set members = t.members + excluded.members;
end $$;

-- How many of a team were seen since then.
create function operator.team_seen_since(p_agent bigint, p_since timestamptz) returns int
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hour timestamptz := operator.seen_hour(p_since) + interval '1 hour';
begin
  return (select coalesce(sum(h.members), 0) from operator.agent_seen_hour h where h.agent_id = p_agent and h.hour >= v_hour)
    -- No join: it would begin with the whole team.
    + (select count((select c.depth from operator.team_closure c where c.descendant_id = m.account_id and c.ancestor_id = p_agent))
      from operator.member_seen m where m.seen_at >= p_since and m.seen_at < v_hour);
end $$;

create or replace function operator.is_tallied(p_topic text) returns boolean language sql immutable as $$
  select p_topic like 'wager.%' or p_topic in ('account.opened', 'session.began', 'balance.changed', 'deposit.credited',
    'withdrawal.changed', 'withdrawal.paid')
$$;

create or replace function operator.rebuild_tally() returns bigint language plpgsql
set search_path = '' set work_mem = '64MB' set enable_seqscan = off as $$
declare v_acts bigint;
begin
  perform 1 from operator.consumer where name = 'tally' for update;
  delete from operator.agent_active_day;
  delete from operator.member_day;
  delete from operator.agent_day;
  delete from operator.day_correction;
  delete from operator.agent_team_day;
  delete from operator.member_balance;
  delete from operator.agent_balance;
  delete from operator.member_seen;
  delete from operator.agent_seen_hour;
  v_acts := operator.add_to_tally($sql$
    waiting as materialized (
      select topic, coalesce(facts ->> 'actId', facts ->> 'orderId', account_id::text)::bigint as id
      from operator.event_new where operator.is_tallied(topic)
    ), place as (
      update operator.consumer set pos = h.pos, failures = 0, last_error = null, stopped_at = null
      from operator.event_head h where name = 'tally'
    ), figures as materialized (
      select * from operator.counted_act where id not in (select id from waiting where topic like 'wager.%')
    ), team_acts as (
      select * from operator.counted_team_act a
      where not exists (select 1 from waiting w where w.topic = a.topic and w.id = a.id)
    ),
    moved as (select id as account_id from operator.account where type <> 4)$sql$, null, null, null, null);
  -- After the place: what it has passed is seen here. The event of a login that is in already changes nothing.
  perform operator.add_seen(null);
  return v_acts;
end $$;

select operator.add_seen(null);
