-- Gives a stake of an open wager back: `p_parts` of it, or all. Nothing left in play: the wager is void.
create or replace function operator.give_back(
  g operator.stake_gate, w operator.open_wager, p_amount bigint, p_parts bigint[], p_is_last boolean, p_version smallint,
  p_key uuid, p_request uuid, p_ref bytea
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_parts bigint[] := coalesce(p_parts, array[p_amount]);
  v_act operator.act;
begin
  w.facts := operator.release_exposure(w, p_amount, w.stake_minor);
  if w.credits is not null then
    v_parts := operator.aligned(w.credits, w.credits[1:cardinality(v_parts)], v_parts);
  end if;
  l := operator.move_hold(g, w, p_key, 'bet-cancelled', array_fill(0::bigint, array[cardinality(v_parts)]), v_parts,
    '{}', '{}', '{}');
  if l.outcome <> 'posted' or l.replayed then
    -- Room under a cap may have been given back already: the next attempt finds the key used.
    raise exception 'the ledger answered % (%)', l.outcome, l.detail using errcode = 'serialization_failure';
  end if;
  w.facts := coalesce(w.facts, '{}') || jsonb_build_object('cancelled',
    coalesce((w.facts ->> 'cancelled')::bigint, 0) + p_amount);
  if p_is_last then
    delete from operator.open_wager where id = w.id;
    w.status := 'v';
    w.version := p_version;
    w.settled_at := ledger.now();
    w.valid_minor := 0;
    -- What it was made of, for a result that comes after all.
    w.credits := coalesce(w.credits, g.credits[1:1]);
    w.parts := coalesce(w.parts, array[w.stake_minor]);
    w.stake_minor := 0;
    insert into operator.ended_wager values (w.*);
  else
    w.parts := case when w.parts is not null then operator.plus(w.parts, v_parts, -1) end;
    update operator.open_wager set stake_minor = stake_minor - p_amount, parts = w.parts, facts = w.facts where id = w.id;
  end if;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'v';
  v_act.amount_minor := p_amount;
  v_act.balance_minor := a.balance_minor;
  v_act.parts := case when p_parts is not null then v_parts end;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  perform operator.count_play(g, -p_amount, -p_amount);
  perform operator.emit(w.brand_code, w.account_id, 'wager.voided',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', p_amount,
      'ended', p_is_last, 'balanceMinor', a.balance_minor));
  return a;
end $$;
