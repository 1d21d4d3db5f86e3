create or replace function operator.keep_leg_results(p_wager bigint, p_results jsonb) returns void language plpgsql as $$
begin
  execute 'update operator.wager_leg l set result = r.result
    from jsonb_to_recordset($2) as r(leg smallint, result jsonb) where l.wager_id = $1 and l.leg = r.leg'
  using p_wager, p_results;
end $$;
