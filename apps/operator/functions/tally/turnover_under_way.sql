-- What is on its way to the read models, for those who must not wait for it.
create or replace function operator.turnover_under_way(p_account bigint) returns table (placed_on date, valid_minor bigint)
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
