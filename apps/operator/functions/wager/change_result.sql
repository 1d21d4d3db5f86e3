-- What an ended wager's result becomes: for each credit, the new (paid − captured) less the old one. What a wallet no
-- longer has is owed.
create or replace function operator.change_result(
  g operator.stake_gate, w operator.open_wager, p_status "char", p_payout bigint, p_valid bigint, p_version smallint,
  p_key uuid, p_request uuid, p_owed text, p_house_owed text
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_credits bigint[] := coalesce(w.credits, g.credits[1:1]);
  v_parts bigint[] := coalesce(w.parts, array[w.stake_minor]);
  v_stake bigint := (select sum(p) from unnest(coalesce(w.parts, array[w.stake_minor])) p);
  v_none bigint[] := array_fill(0::bigint, array[cardinality(v_parts)]);
  v_paid_before bigint[];
  v_paid bigint[];
  v_change bigint[];
  v_act operator.act;
  v_sources bigint[];
  v_destinations bigint[];
  v_amounts bigint[];
  v_lines record;
  v_short bigint;
  v_has bigint;
  v_to bigint;
begin
  if w.parts is null then
    v_paid_before := array[w.payout_minor];
  else
    execute 'select coalesce(array_agg(minor order by place), $2) from (
      select u.place, sum(u.minor)::bigint as minor
      from operator.act t, unnest(coalesce(t.parts, array[t.paid_minor])) with ordinality as u(minor, place)
      where t.wager_id = $1 and t.id >= $1 - 4096 and t.paid_minor is not null group by u.place) s'
    into v_paid_before using w.id, v_none;
    v_paid_before := operator.plus(v_none, v_paid_before);
  end if;
  v_paid := operator.split(p_payout, v_parts);
  v_change := operator.plus(
    operator.plus(v_paid, case p_status when 'v' then v_none else v_parts end, -1),
    operator.plus(v_paid_before, case w.status when 'v' then v_none else v_parts end, -1), -1);
  for v_attempt in 1 .. 3 loop
    v_lines := operator.payout_lines(g, v_credits, (select array_agg(greatest(c, 0) order by place)
      from unnest(v_change) with ordinality as u(c, place)));
    v_sources := v_lines.sources;
    v_destinations := v_lines.destinations;
    v_amounts := v_lines.amounts;
    v_short := 0;
    for i in 1 .. cardinality(v_change) loop
      continue when v_change[i] >= 0;
      v_to := operator.destination_of(v_credits[i]);
      continue when v_to = g.house_account;
      -- What this act itself pays to that credit can be taken again.
      select c.balance_minor into v_has from ledger.account c where c.account_id = v_to;
      v_has := least(v_has, -v_change[i]);
      if v_has > 0 then
        v_sources := v_sources || v_to;
        v_destinations := v_destinations || g.house_account;
        v_amounts := v_amounts || v_has;
      end if;
      v_short := v_short - v_change[i] - v_has;
    end loop;
    if v_short > 0 then
      if g.owed_account is null then
        perform ledger.open_account(p_owed, c.currency, c.brand, true, false)
        from ledger.account c where c.account_id = g.credits[1];
        select account_id into g.owed_account from ledger.account where ref = p_owed;
        select account_id into g.house_owed_account from ledger.account where ref = p_house_owed;
        update operator.stake_gate set owed_account = g.owed_account, house_owed_account = g.house_owed_account
        where account_id = g.account_id;
      end if;
      v_sources := v_sources || g.house_owed_account;
      v_destinations := v_destinations || g.owed_account;
      v_amounts := v_amounts || v_short;
    end if;
    l := ledger.post_by_id(p_key, 'bet-corrected', 'B' || w.id, '', v_sources, v_destinations, v_amounts);
    -- A withdrawal may have taken of a wallet since it was read.
    exit when l.outcome <> 'insufficient_funds';
  end loop;
  if l.outcome <> 'posted' or l.replayed then
    raise exception 'the ledger answered % (%)', l.outcome, l.detail using errcode = 'serialization_failure';
  end if;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'r';
  v_act.amount_minor := p_payout - w.payout_minor;
  v_act.balance_minor := a.balance_minor;
  v_act.captured_minor := case p_status when 'v' then 0 else v_stake end - case w.status when 'v' then 0 else v_stake end;
  v_act.valid_minor := p_valid - coalesce(w.valid_minor, 0);
  v_act.paid_minor := p_payout - w.payout_minor;
  v_act.parts := case when w.parts is not null then operator.plus(v_paid, v_paid_before, -1) end;
  v_act.request_hash := p_request;
  perform operator.write_act(v_act);
  if p_status = 'v' then
    -- What it was made of, for a result that comes after all.
    w.credits := v_credits;
    w.parts := v_parts;
  end if;
  execute 'update operator.ended_wager set status = $2, version = $3, payout_minor = $4, valid_minor = $5, stake_minor = $6,
    settled_at = $7, credits = $8, parts = $9 where id = $1'
  using w.id, p_status, p_version, p_payout, p_valid, case p_status when 'v' then 0 else v_stake end, ledger.now(),
    w.credits, w.parts;
  perform operator.count_play(g, 0, -(select sum(c)::bigint from unnest(v_change) c));
  perform operator.emit(w.brand_code, w.account_id, 'wager.resettled',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id,
      'capturedMinor', v_act.captured_minor, 'validMinor', v_act.valid_minor, 'payoutMinor', v_act.paid_minor, 'version', p_version,
      'owedMinor', v_short, 'balanceMinor', a.balance_minor));
  return a;
end $$;
