-- A payout of an open wager that goes on.
create or replace function operator.pay_open(
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
