-- Reads again when accounts were last seen; null: all of them. Doing it twice changes nothing. Sorted, so that no two
-- writers could wait for one another; the caller holds the consumer's place.
create or replace function operator.add_seen(p_accounts bigint[]) returns void language plpgsql as $$
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
