-- Many results of one event, at most 100 accounts at once, in the order of their gates. A rebate is paid right before its
-- wager's result, under the same gate.
create or replace function operator.settle_wagers(p_results jsonb, p_owed text[], p_house_owed text)
returns table (wager_id bigint, code text) language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  r record;
  a operator.play_answer;
begin
  if jsonb_array_length(p_results) > 100 then
    raise exception 'at most 100 results at once' using errcode = 'invalid_parameter_value';
  end if;
  for r in
    select e.*, (operator.find_wager(e.wager)).account_id as account, p_owed[e.place] as owed
    from (select x.*, row_number() over () as place from jsonb_to_recordset(p_results) as x(wager bigint, key text,
      request uuid, payout bigint, rebate bigint, valid bigint, version smallint, results jsonb, again boolean)) e
    order by account, wager
  loop
    wager_id := r.wager;
    if r.rebate > 0 and coalesce(r.version, 1) > 1 then
      raise exception 'a rebate comes with the first result' using errcode = 'invalid_parameter_value';
    end if;
    if r.rebate > 0 then
      a := operator.pay_rebate(r.wager, r.key || ':rebate', r.request, r.rebate);
      -- One that has ended is answered as its result would be.
      if a.code not in ('ok', 'voided', 'already_settled') then
        code := a.code;
        return next;
        continue;
      end if;
    end if;
    a := operator.settle_wager(r.wager, r.key, r.request, r.payout, r.valid, r.version, r.results, r.again, r.owed, p_house_owed);
    -- Not without each other: what has been paid could not be voided.
    if r.rebate > 0 and a.code not in ('ok', 'voided', 'already_settled') then
      raise exception 'the rebate of wager % was paid, and its result was refused: %', r.wager, a.code;
    end if;
    code := a.code;
    return next;
  end loop;
end $$;
