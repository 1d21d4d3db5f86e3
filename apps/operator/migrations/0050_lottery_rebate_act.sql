-- A rebate is an act and a movement of its own, before the settlement that it comes with: a lost bet shows what came back
-- apart from what it won. `payout_minor` of a wager counts both; `facts.rebate` says how much of it is the rebate.

-- As `pay_open` of 0013, with the kind of the movement.
drop function operator.pay_open(operator.stake_gate, operator.open_wager, bigint, uuid, uuid, bytea);
create function operator.pay_open(
  g operator.stake_gate, w operator.open_wager, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_movement text default 'win'
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_paid bigint[] := case when w.parts is null then array[p_amount] else operator.split(p_amount, w.parts) end;
  v_lines record;
  v_act operator.act;
begin
  v_lines := operator.payout_lines(g, coalesce(w.credits, g.credits[1:1]), v_paid);
  l := ledger.post_by_id(p_key, p_movement, 'B' || w.id, '', v_lines.sources, v_lines.destinations, v_lines.amounts);
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  update operator.open_wager set payout_minor = payout_minor + p_amount where id = w.id;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'w';
  v_act.amount_minor := p_amount;
  v_act.balance_minor := a.balance_minor;
  v_act.paid_minor := p_amount;
  v_act.parts := case when w.parts is not null then v_paid end;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  if p_amount > 0 then
    perform operator.count_play(g, 0, -p_amount);
  end if;
  perform operator.emit(w.brand_code, w.account_id, 'wager.paid',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id, 'payoutMinor', p_amount,
      'balanceMinor', a.balance_minor));
  return a;
end $$;

-- A rebate of an open wager, which its result follows.
create function operator.pay_rebate(p_wager bigint, p_key text, p_request uuid, p_amount bigint)
returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  b record := operator.begin_act(p_wager, ledger.hash16(p_key), p_request);
  a operator.play_answer := b.a;
  w operator.open_wager := b.w;
begin
  if a.code is not null then
    return a;
  end if;
  if w.status <> 'o' then
    return operator.refused(case w.status when 'p' then 'pending' when 'v' then 'voided' else 'already_settled' end);
  end if;
  update operator.open_wager set facts = coalesce(facts, '{}') || jsonb_build_object('rebate', p_amount::text)
  where id = w.id;
  return operator.pay_open(b.g, w, p_amount, ledger.hash16(p_key), p_request, null, 'rebate');
end $$;

-- As in 0014, with the rebates: each is paid right before its wager's result, under the same gate.
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

-- Rebates that were paid with the result.
update operator.ended_wager w set facts = coalesce(w.facts, '{}') || jsonb_build_object('rebate', b.rebate_minor::text)
from operator.lottery_bet b
where b.wager_id = w.id and b.rebate_minor > 0 and w.status = 's';
