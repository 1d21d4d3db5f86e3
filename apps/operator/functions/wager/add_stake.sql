-- Takes a stake for a wager that is drafted (no id) or open, under the gate's lock: hold, rows, counters, event.
create or replace function operator.add_stake(
  g operator.stake_gate, w operator.open_wager, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_name uuid, p_at timestamptz, p_session bigint
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer := operator.gate_refusal(g, p_amount);
  l ledger.answer;
  v_is_new boolean := w.id is null;
  v_credits bigint[] := g.credits[1:1];
  v_parts bigint[] := array[p_amount];
  v_act operator.act;
begin
  if a.code is not null then
    return a;
  end if;
  if v_is_new then
    w.id := ledger.new_id(0);
    if to_regclass('operator.act_w' || lpad(ledger.week_of(w.id)::text, 4, '0')) is null then
      perform operator.make_play_weeks(1);
    end if;
  end if;
  if p_amount = 0 then
    l := ledger.post_by_id(p_key, 'bet', 'B' || w.id, '', '{}', '{}', '{}');
  else
    for v_attempt in 1 .. 3 loop
      if cardinality(g.credits) > 1 then
        v_parts := operator.fund(g.credits, p_amount);
        if v_parts is null then
          return operator.refused('insufficient_funds');
        end if;
        if v_parts[1] < p_amount and p_amount > g.grant_max_minor then
          return operator.refused('grant_max', jsonb_build_object('limitMinor', g.grant_max_minor::text));
        end if;
        select array_agg(c order by place), array_agg(part order by place) into v_credits, v_parts
        from unnest(g.credits, v_parts) with ordinality as u(c, part, place) where part > 0;
      end if;
      -- A hold that was emptied is over: the next stake begins another.
      l := ledger.hold_by_id(p_key, 'bet', 'B' || w.id, '', case when w.stake_minor > 0 then w.hold_id end,
        g.hold_account, v_credits, v_parts);
      -- A withdrawal may have taken of a credit since it was read.
      exit when l.outcome <> 'insufficient_funds' or cardinality(g.credits) = 1;
    end loop;
  end if;
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  if p_amount > 0 and not (w.stake_minor > 0) then
    w.hold_id := l.transfer_id;
  end if;
  if w.credits is not null or v_credits <> g.credits[1:1] then
    w.parts := coalesce(w.parts, array[w.stake_minor]);
    w.credits := operator.joined_credits(coalesce(w.credits, g.credits[1:1]), v_credits);
    v_parts := operator.aligned(w.credits, v_credits, v_parts);
    w.parts := operator.plus(v_parts, w.parts);
  else
    v_parts := null;
  end if;
  w.stake_minor := w.stake_minor + p_amount;
  if v_is_new then
    insert into operator.wager_key (key_hash, wager_id) values (p_name, w.id) on conflict do nothing;
    if not found then
      -- Another account gave this name just now: the next attempt sees it.
      raise exception 'the name of a wager was given just now' using errcode = 'serialization_failure';
    end if;
    insert into operator.open_wager values (w.*);
  else
    update operator.open_wager set stake_minor = w.stake_minor, hold_id = w.hold_id, credits = w.credits, parts = w.parts
    where id = w.id;
  end if;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'p';
  v_act.amount_minor := p_amount;
  v_act.balance_minor := a.balance_minor;
  v_act.parts := v_parts;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  perform operator.count_play(g, p_amount, p_amount, p_at, p_session);
  perform operator.emit(w.brand_code, w.account_id, case w.status when 'p' then 'wager.pending' else 'wager.placed' end,
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', p_amount,
      'balanceMinor', a.balance_minor));
  return a;
end $$;
