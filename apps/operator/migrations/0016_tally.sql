-- Read models: what reports and turnover read instead of every bet. Filled behind the bets from their events, equal to
-- the acts at every moment but for the events that are still on their way, and rebuilt from the acts while bets go on.

-- Who is below whom, at any depth. Guests belong to no team. Members never move, so a row is written once, with its
-- account, and never changed.
create table operator.team_closure (
  descendant_id bigint not null,
  ancestor_id bigint not null,
  depth smallint not null,
  primary key (descendant_id, ancestor_id)
);
create index team_closure_below on operator.team_closure (ancestor_id, depth, descendant_id);

create function operator.join_team() returns trigger language plpgsql as $$
begin
  insert into operator.team_closure (descendant_id, ancestor_id, depth)
  select new.id, new.upline_id, 1
  union all
  select new.id, ancestor_id, depth + 1 from operator.team_closure where descendant_id = new.upline_id;
  return null;
end $$;
create trigger join_team after insert on operator.account
  for each row when (new.upline_id is not null and new.type <> 4) execute function operator.join_team();

create function operator.refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'members never move: the upline of account % stays', old.id using errcode = 'insufficient_privilege';
end $$;
create trigger upline_stays before update of upline_id on operator.account
  for each row when (old.upline_id is distinct from new.upline_id) execute function operator.refuse_move();

insert into operator.team_closure (descendant_id, ancestor_id, depth)
with recursive line as (
  select id as descendant_id, upline_id as ancestor_id, 1 as depth from operator.account
  where upline_id is not null and type <> 4
  union all
  select l.descendant_id, a.upline_id, l.depth + 1 from line l join operator.account a on a.id = l.ancestor_id
  where a.upline_id is not null
)
select descendant_id, ancestor_id, depth from line;

create index account_created on operator.account (created_at);

-- A member's play on a day of the brand. An act counts on the day of its own number, as posted, so that a day that is
-- closed never changes and equals the house's postings. `turnover_minor` alone counts on the day that the wager was
-- placed. A product is kept with its engine: a brand may offer a vendor's games under another product.
create table operator.member_day (
  account_id bigint not null,
  day date not null,
  product text not null,
  engine text not null,
  captured_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  turnover_minor bigint not null,
  -- Wagers that were decided on the day.
  decided int not null,
  primary key (account_id, day, product, engine)
) with (fillfactor = 70);

-- The play of everyone below an agent, without the agent's own.
create table operator.agent_day (
  agent_id bigint not null,
  day date not null,
  product text not null,
  engine text not null,
  captured_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  decided bigint not null,
  primary key (agent_id, day, product, engine)
) with (fillfactor = 50);

-- How many of a team played on a day, by the day before it on which they last did. So those who played in a period are
-- counted without counting any twice: its rows whose earlier day lies before it.
create table operator.agent_active_day (
  agent_id bigint not null,
  day date not null,
  -- '-infinity': never before.
  before_day date not null,
  members int not null,
  primary key (agent_id, day, before_day)
) with (fillfactor = 50);

-- What else happened in a team on a day.
create table operator.agent_team_day (
  agent_id bigint not null,
  day date not null,
  joined_agents int not null,
  joined_members int not null,
  first_depositors int not null,
  deposit_minor bigint not null,
  withdrawal_minor bigint not null,
  primary key (agent_id, day)
) with (fillfactor = 50);

-- What members and whole teams have in their main wallets, as it was when their last event was read. A wallet that moves
-- has an event afterwards, so these follow it.
create table operator.member_balance (
  account_id bigint primary key,
  balance_minor bigint not null
) with (fillfactor = 50);

create table operator.agent_balance (
  agent_id bigint primary key,
  balance_minor bigint not null
) with (fillfactor = 50);

-- What a day's resettlements change of the days before: they count on their own day, and these rows say what for.
-- Bills read closed days; what was corrected later is moved by these.
create table operator.day_correction (
  account_id bigint not null,
  day date not null,
  -- The day on which the wager was first decided.
  for_day date not null,
  product text not null,
  engine text not null,
  captured_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  primary key (account_id, day, for_day, product, engine)
);

-- A day of a brand that nothing can be added to any more.
create table operator.day_close (
  brand_code text not null,
  day date not null,
  -- Transactions up to this one may have written on the day; the closing waits for them.
  barrier xid8 not null,
  -- The place in the log of events up to which the read models had the whole day.
  pos bigint,
  closed_at timestamptz,
  -- Compared with the acts and the house's postings; null while it was not, or while they differ.
  checked_at timestamptz,
  primary key (brand_code, day)
);

-- What counts of each act. The one definition: the roll-up, the rebuild and the check all read it.
create view operator.counted_act as
with zone as materialized (select code, document ->> 'timeZone' as name from operator.brand)
select a.id, a.wager_id, w.account_id, w.brand_code, w.product, w.engine,
  (ledger.time_of(a.id) at time zone zone.name)::date as day,
  (ledger.time_of(w.id) at time zone zone.name)::date as placed_on,
  zone.name as time_zone,
  coalesce(a.captured_minor, 0) as captured_minor, coalesce(a.valid_minor, 0) as valid_minor,
  coalesce(a.paid_minor, 0) as payout_minor,
  case when a.kind in ('s', 'c') then 1 else 0 end as decided,
  a.kind = 'r' as is_correction
from operator.act a
join operator.wager w on w.id = a.wager_id
join zone on zone.code = w.brand_code
where a.kind in ('w', 's', 'c', 'r');

-- The day on which a wager was first decided: later results are acts of another kind.
create function operator.decided_on(p_wager bigint, p_zone text) returns date language plpgsql stable as $$
declare v_act bigint;
begin
  execute 'select max(id) from operator.act where wager_id = $1 and id >= $1 - 4096 and kind in (''s'', ''c'', ''v'')'
  into v_act using p_wager;
  return (ledger.time_of(v_act) at time zone p_zone)::date;
end $$;

-- What counts of accounts, deposits and withdrawals in a team.
create view operator.counted_team_act as
with zone as materialized (select code, document ->> 'timeZone' as name from operator.brand)
select 'account.opened' as topic, a.id, a.id as account_id, (a.created_at at time zone zone.name)::date as day,
  (a.type <> 0)::int as joined_agents, (a.type = 0)::int as joined_members, 0 as first_depositors,
  0::bigint as deposit_minor, 0::bigint as withdrawal_minor
from operator.account a join zone on zone.code = a.brand_code
where a.type <> 4
union all
select 'deposit.credited', d.id, d.account_id, (d.ended_at at time zone zone.name)::date, 0, 0,
  (not exists (
    select 1 from operator.deposit_order o
    where o.account_id = d.account_id and o.status = 'success' and (o.ended_at, o.id) < (d.ended_at, d.id)
  ))::int, d.credited_minor, 0
from operator.deposit_order d join zone on zone.code = d.brand_code
where d.status = 'success'
union all
select 'withdrawal.paid', w.id, w.account_id, (e.at at time zone zone.name)::date, 0, 0, 0, 0, w.amount_minor
from operator.withdrawal w
join operator.withdrawal_event e on e.withdrawal_id = w.id and e.event = 'paid'
join zone on zone.code = w.brand_code;

-- Whether events of a topic change the read models: bets, what else teams are counted by, whatever moves a wallet.
create function operator.is_tallied(p_topic text) returns boolean language sql immutable as $$
  select p_topic like 'wager.%' or p_topic in ('account.opened', 'balance.changed', 'deposit.credited', 'withdrawal.changed',
    'withdrawal.paid')
$$;

-- Adds to the read models what queries name: `figures`, rows of `counted_act`, `team_acts`, of `counted_team_act`, and
-- `moved`, the accounts whose balances are read again.
-- One statement, so that all of it is of one moment; sorted, so that no two writers could wait for one another. The
-- caller holds the consumer's place, and names each act once.
create function operator.add_to_tally(p_queries text, p_acts bigint[], p_topics text[], p_ids bigint[], p_accounts bigint[]) returns bigint
language plpgsql as $$
declare v_count bigint;
begin
  execute 'with ' || p_queries || $sql$,
  -- Days on which a member plays for the first time, with the day before it. The models' rows are those from before.
  fresh as materialized (
    select distinct f.account_id, f.day from figures f
    where f.decided > 0 and not exists (
      select 1 from operator.member_day m where m.account_id = f.account_id and m.day = f.day and m.decided > 0)
  ), since as (
    select f.account_id, f.day, coalesce(greatest(
      lag(f.day) over (partition by f.account_id order by f.day),
      (select max(m.day) from operator.member_day m where m.account_id = f.account_id and m.day < f.day and m.decided > 0)
      ), '-infinity') as before_day
    from fresh f
  ), active as (
    insert into operator.agent_active_day as t (agent_id, day, before_day, members)
    select c.ancestor_id, s.day, s.before_day, count(*)
    from since s join operator.team_closure c on c.descendant_id = s.account_id
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (agent_id, day, before_day) do update set members = t.members + excluded.members
  ), members as (
    insert into operator.member_day as t
      (account_id, day, product, engine, captured_minor, valid_minor, payout_minor, turnover_minor, decided)
    select account_id, day, product, engine, sum(captured), sum(valid), sum(payout), sum(turnover), sum(decided)
    from (
      select account_id, day, product, engine, captured_minor as captured, valid_minor as valid, payout_minor as payout,
        0 as turnover, decided from figures
      union all
      select account_id, placed_on, product, engine, 0, 0, 0, valid_minor, 0 from figures where valid_minor <> 0
    ) each
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, day, product, engine) do update set captured_minor = t.captured_minor + excluded.captured_minor,
      valid_minor = t.valid_minor + excluded.valid_minor, payout_minor = t.payout_minor + excluded.payout_minor,
      turnover_minor = t.turnover_minor + excluded.turnover_minor, decided = t.decided + excluded.decided
  ), agents as (
    insert into operator.agent_day as t
      (agent_id, day, product, engine, captured_minor, valid_minor, payout_minor, decided)
    select c.ancestor_id, f.day, f.product, f.engine, sum(f.captured_minor), sum(f.valid_minor), sum(f.payout_minor),
      sum(f.decided)
    from figures f join operator.team_closure c on c.descendant_id = f.account_id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (agent_id, day, product, engine) do update set captured_minor = t.captured_minor + excluded.captured_minor,
      valid_minor = t.valid_minor + excluded.valid_minor, payout_minor = t.payout_minor + excluded.payout_minor,
      decided = t.decided + excluded.decided
  ), corrections as (
    insert into operator.day_correction as t
      (account_id, day, for_day, product, engine, captured_minor, valid_minor, payout_minor)
    select account_id, day, operator.decided_on(wager_id, time_zone), product, engine, sum(captured_minor),
      sum(valid_minor), sum(payout_minor)
    from figures where is_correction group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (account_id, day, for_day, product, engine) do update set
      captured_minor = t.captured_minor + excluded.captured_minor, valid_minor = t.valid_minor + excluded.valid_minor,
      payout_minor = t.payout_minor + excluded.payout_minor
  ), teams as (
    insert into operator.agent_team_day as t
      (agent_id, day, joined_agents, joined_members, first_depositors, deposit_minor, withdrawal_minor)
    select c.ancestor_id, a.day, sum(a.joined_agents), sum(a.joined_members), sum(a.first_depositors),
      sum(a.deposit_minor), sum(a.withdrawal_minor)
    from team_acts a join operator.team_closure c on c.descendant_id = a.account_id
    group by 1, 2 order by 1, 2
    on conflict (agent_id, day) do update set joined_agents = t.joined_agents + excluded.joined_agents,
      joined_members = t.joined_members + excluded.joined_members,
      first_depositors = t.first_depositors + excluded.first_depositors,
      deposit_minor = t.deposit_minor + excluded.deposit_minor,
      withdrawal_minor = t.withdrawal_minor + excluded.withdrawal_minor
  ), balances as materialized (
    select m.account_id, l.balance_minor, l.balance_minor - coalesce(b.balance_minor, 0) as change
    from moved m
    join ledger.account l on l.ref = 'player:' || m.account_id || ':main'
    left join operator.member_balance b on b.account_id = m.account_id
  ), wallets as (
    insert into operator.member_balance as t (account_id, balance_minor)
    select account_id, balance_minor from balances where change <> 0 order by 1
    on conflict (account_id) do update set balance_minor = excluded.balance_minor
  ), team_wallets as (
    insert into operator.agent_balance as t (agent_id, balance_minor)
    select c.ancestor_id, sum(b.change) from balances b join operator.team_closure c on c.descendant_id = b.account_id
    where b.change <> 0 group by 1 order by 1
    on conflict (agent_id) do update set balance_minor = t.balance_minor + excluded.balance_minor
  )
  select count(*) from figures $sql$ into v_count using p_acts, p_topics, p_ids, p_accounts;
  return v_count;
end $$;

-- Adds what events name: acts by their numbers, what else they name, topic and number side by side, and their accounts.
create function operator.roll_up(p_acts bigint[], p_topics text[], p_ids bigint[], p_accounts bigint[]) returns void language plpgsql
set search_path = '' set enable_seqscan = off set enable_mergejoin = off set enable_hashjoin = off as $$
begin
  perform operator.add_to_tally($sql$
    figures as materialized (select * from operator.counted_act where id = any ($1)),
    team_acts as (
      select a.* from unnest($2, $3) as e (topic, id)
      join operator.counted_team_act a on a.topic = e.topic and a.id = e.id
    ),
    moved as (select distinct u.id as account_id from unnest($4) u (id))$sql$, p_acts, p_topics, p_ids, p_accounts);
end $$;

-- Counts everything again while bets go on. One statement sees one moment, in which the event of each committed act is
-- either handed out, at or below the head, or waits in `event_new`: the second kind is left to the consumer.
-- @returns how many acts were counted
create function operator.rebuild_tally() returns bigint language plpgsql
set search_path = '' set work_mem = '64MB' as $$
begin
  perform 1 from operator.consumer where name = 'tally' for update;
  delete from operator.agent_active_day;
  delete from operator.member_day;
  delete from operator.agent_day;
  delete from operator.day_correction;
  delete from operator.agent_team_day;
  delete from operator.member_balance;
  delete from operator.agent_balance;
  return operator.add_to_tally($sql$
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
end $$;

-- The consumer begins with everything that there is.
insert into operator.consumer (name, lane, pos) values ('tally', 0, 0);
select operator.rebuild_tally();

-- What is on its way to the read models, for those who must not wait for it.
create function operator.turnover_under_way(p_account bigint) returns table (placed_on date, valid_minor bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
  select c.placed_on, c.valid_minor from operator.counted_act c where c.id = any (array(
    select (n.facts ->> 'actId')::bigint from operator.event_new n
    where n.account_id = p_account and n.topic in ('wager.settled', 'wager.resettled')
    union all
    select (e.facts ->> 'actId')::bigint from operator.event e, operator.consumer k
    where k.name = 'tally' and e.pos > k.pos and e.account_id = p_account and e.topic in ('wager.settled', 'wager.resettled')
  ));
end $$;

-- What of an account's stakes counts for turnover on the whole days of each span that are over; the parts of days at its
-- ends and today are for the caller to count, before `whole_from` and from `whole_to` on. Both are null where a span has
-- no such day.
create function operator.turnover_of_days(p_account bigint, p_since timestamptz[], p_until timestamptz[])
returns table (counted_minor bigint, whole_from timestamptz, whole_to timestamptz) language plpgsql stable as $$
declare
  v_zone text;
begin
  select b.document ->> 'timeZone' into v_zone
  from operator.account a join operator.brand b on b.code = a.brand_code where a.id = p_account;
  return query
  with span as (
    select place, (since at time zone v_zone + interval '1 day' - interval '1 microsecond')::date as first_day,
      least((coalesce(until, 'infinity') at time zone v_zone)::date, (ledger.now() at time zone v_zone)::date) as end_day
    from unnest(p_since, p_until) with ordinality as u (since, until, place)
  ), way as materialized (
    select w.placed_on, w.valid_minor from operator.turnover_under_way(p_account) w
  )
  select (
      (select coalesce(sum(m.turnover_minor), 0) from operator.member_day m
        where m.account_id = p_account and m.day >= s.first_day and m.day < s.end_day)
      + (select coalesce(sum(w.valid_minor), 0) from way w where w.placed_on >= s.first_day and w.placed_on < s.end_day)
    )::bigint,
    case when s.first_day < s.end_day then s.first_day::timestamp at time zone v_zone end,
    case when s.first_day < s.end_day then s.end_day::timestamp at time zone v_zone end
  from span s order by s.place;
end $$;

-- The moment that the read models have reached; null while nothing is on its way to them.
create function operator.tally_behind_since() returns timestamptz language sql stable as $$
  select least(
    (select min(at) from operator.event_new where operator.is_tallied(topic)),
    (select min(e.at) from operator.event e, operator.consumer k
      where k.name = 'tally' and e.pos > k.pos and operator.is_tallied(e.topic)))
$$;

-- From when on no act of a day is under way: an act has its event within the statement that gives it its number.
create function operator.day_settles_at(p_day date, p_zone text) returns timestamptz language sql stable as $$
  select (p_day + 1)::timestamp at time zone p_zone + interval '1 minute'
$$;

-- Closes days: one that ended a minute ago, once every transaction that may have written on it is over, the log has all
-- of their events, and the read models have them. Called again and again. @returns how many days it closed
create function operator.close_days() returns int language plpgsql as $$
declare
  v_closed int;
begin
  -- A number that is given before the day ends belongs to a transaction that has its own by then: the gate is locked first.
  insert into operator.day_close (brand_code, day, barrier)
  select b.code, d::date, pg_current_xact_id()
  from operator.brand b
  cross join lateral (select (ledger.now() - interval '1 minute') at time zone (b.document ->> 'timeZone') as at) local
  left join lateral (select max(day) as day from operator.day_close c where c.brand_code = b.code) last on true
  cross join generate_series(coalesce(last.day + 1, local.at::date - 1)::timestamp, local.at::date - 1, interval '1 day') d;
  with log as materialized (
    select h.pos, (select min(n.at) from operator.event_new n) as oldest from operator.event_head h
  )
  update operator.day_close c set pos = log.pos, closed_at = ledger.now()
  from log, operator.brand b, operator.consumer k
  where c.closed_at is null and b.code = c.brand_code and k.name = 'tally'
    and c.barrier < pg_snapshot_xmin(pg_current_snapshot())
    and (log.oldest is null or log.oldest >= operator.day_settles_at(c.day, b.document ->> 'timeZone'))
    and not exists (
      select 1 from operator.event e where e.pos > k.pos and e.pos <= log.pos
        and e.at < operator.day_settles_at(c.day, b.document ->> 'timeZone'));
  get diagnostics v_closed = row_count;
  return v_closed;
end $$;

-- Compares closed days with the acts and with what the house's accounts were moved by. @returns the days that differ
create function operator.check_tally() returns table (brand_code text, day date, what text, is_minor bigint, should_minor bigint)
language plpgsql as $$
declare
  c record;
  v_from bigint;
  v_to bigint;
  v_acts record;
  v_rows record;
  v_agents record;
  v_house bigint;
begin
  for c in
    select d.brand_code as brand, d.day as on_day, b.document ->> 'timeZone' as zone
    from operator.day_close d join operator.brand b on b.code = d.brand_code
    where d.closed_at is not null and d.checked_at is null order by 1, 2
  loop
    v_from := ledger.id_at(c.on_day::timestamp at time zone c.zone);
    v_to := ledger.id_at((c.on_day + 1)::timestamp at time zone c.zone);
    select coalesce(sum(a.captured_minor), 0) as captured, coalesce(sum(a.valid_minor), 0) as valid,
      coalesce(sum(a.payout_minor), 0) as payout,
      coalesce(sum(a.captured_minor * t.above), 0) as above
    into v_acts
    from operator.counted_act a
    cross join lateral (select count(*) as above from operator.team_closure t where t.descendant_id = a.account_id) t
    where a.brand_code = c.brand and a.id >= v_from and a.id < v_to;
    select coalesce(sum(m.captured_minor), 0) as captured, coalesce(sum(m.valid_minor), 0) as valid,
      coalesce(sum(m.payout_minor), 0) as payout
    into v_rows
    from operator.member_day m join operator.account a on a.id = m.account_id
    where a.brand_code = c.brand and m.day = c.on_day;
    select coalesce(sum(m.captured_minor), 0) as captured into v_agents
    from operator.agent_day m join operator.account a on a.id = m.agent_id
    where a.brand_code = c.brand and m.day = c.on_day;
    -- What was owed and not paid has not reached the house; its account of debts is below zero by it.
    select coalesce(sum(case when h.account_id = p.destination_id then p.amount_minor else -p.amount_minor end
        * case when h.ref like 'house:owed:%' then -1 else 1 end), 0) into v_house
    from ledger.posting p
    join ledger.account h on h.account_id in (p.source_id, p.destination_id)
    where p.transfer_id >= v_from and p.transfer_id < v_to
      and h.brand = c.brand and h.ref ~ '^house:(bets|owed):';
    return query
    select c.brand, c.on_day, each.what, each.is_minor::bigint, each.should_minor::bigint
    from (values
      ('captured', v_rows.captured, v_acts.captured), ('valid', v_rows.valid, v_acts.valid),
      ('payout', v_rows.payout, v_acts.payout), ('teams', v_agents.captured, v_acts.above),
      ('house', v_rows.captured - v_rows.payout, v_house)
    ) each (what, is_minor, should_minor)
    where each.is_minor <> each.should_minor;
    if not found then
      update operator.day_close d set checked_at = ledger.now() where d.brand_code = c.brand and d.day = c.on_day;
    end if;
  end loop;
end $$;
