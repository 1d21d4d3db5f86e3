-- Adds what events name: acts by their numbers, what else they name, topic and number side by side, and their accounts.
create or replace function operator.roll_up(p_acts bigint[], p_topics text[], p_ids bigint[], p_accounts bigint[]) returns void language plpgsql
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
