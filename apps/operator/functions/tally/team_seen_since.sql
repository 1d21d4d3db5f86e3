-- How many of a team were seen since then.
create or replace function operator.team_seen_since(p_agent bigint, p_since timestamptz) returns int
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hour timestamptz := operator.seen_hour(p_since) + interval '1 hour';
begin
  return (select coalesce(sum(h.members), 0) from operator.agent_seen_hour h where h.agent_id = p_agent and h.hour >= v_hour)
    -- No join: it would begin with the whole team.
    + (select count((select c.depth from operator.team_closure c where c.descendant_id = m.account_id and c.ancestor_id = p_agent))
      from operator.member_seen m where m.seen_at >= p_since and m.seen_at < v_hour);
end $$;
