-- Ends an open wager: all of its stake to the house, the payout from it.
create or replace function operator.settle_open(
  g operator.stake_gate, w operator.open_wager, p_status "char", p_payout bigint, p_valid bigint, p_version smallint,
  p_key uuid, p_request uuid, p_ref bytea
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_held bigint[] := coalesce(w.parts, array[w.stake_minor]);
  v_paid bigint[] := case when w.parts is null then array[p_payout] else operator.split(p_payout, w.parts) end;
  v_lines record;
  v_act operator.act;
begin
  v_lines := operator.payout_lines(g, coalesce(w.credits, g.credits[1:1]), v_paid);
  l := operator.move_hold(g, w, p_key, case when p_payout > 0 then 'win' else 'loss' end, v_held,
    array_fill(0::bigint, array[cardinality(v_held)]), v_lines.sources, v_lines.destinations, v_lines.amounts);
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  delete from operator.open_wager where id = w.id;
  w.status := p_status;
  w.version := p_version;
  w.payout_minor := w.payout_minor + p_payout;
  w.valid_minor := p_valid;
  w.settled_at := ledger.now();
  insert into operator.ended_wager values (w.*);
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := p_status;
  v_act.amount_minor := p_payout;
  v_act.balance_minor := a.balance_minor;
  v_act.captured_minor := w.stake_minor;
  v_act.valid_minor := p_valid;
  v_act.paid_minor := p_payout;
  v_act.parts := case when w.parts is not null then v_paid end;
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  perform operator.write_act(v_act);
  if p_payout > 0 then
    perform operator.count_play(g, 0, -p_payout);
  end if;
  perform operator.emit(w.brand_code, w.account_id, 'wager.settled',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id,
      'capturedMinor', w.stake_minor, 'validMinor', p_valid, 'payoutMinor', p_payout, 'version', p_version, 'balanceMinor', a.balance_minor));
  return a;
end $$;
