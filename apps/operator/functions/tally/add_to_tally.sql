-- Adds to the read models what queries name: `figures`, rows of `counted_act`, `team_acts`, of `counted_team_act`, and
-- `moved`, the accounts whose balances are read again.
-- One statement, so that all of it is of one moment; sorted, so that no two writers could wait for one another. The
-- caller holds the consumer's place, and names each act once.
create or replace function operator.add_to_tally(p_queries text, p_acts bigint[], p_topics text[], p_ids bigint[], p_accounts bigint[]) returns bigint
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
