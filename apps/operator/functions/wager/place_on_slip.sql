-- A stake for a wager that takes its money from a slip's hold: nothing moves, and nothing is counted again.
create or replace function operator.place_on_slip(
  g operator.stake_gate, w operator.open_wager, p_slip operator.slip, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_name uuid
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
begin
  w.id := ledger.new_id(0);
  w.hold_id := p_slip.hold_id;
  w.slip_id := p_slip.id;
  w.stake_minor := p_amount;
  if p_slip.credits is not null then
    w.credits := p_slip.credits;
    w.parts := operator.taken_in_order(p_amount, p_slip.parts);
  end if;
  a := operator.note_act(g, w.id, 'p', 'bet', p_amount, p_key, p_request, p_ref);
  if a.code <> 'ok' then
    return a;
  end if;
  insert into operator.wager_key (key_hash, wager_id) values (p_name, w.id) on conflict do nothing;
  if not found then
    raise exception 'the name of a wager was given just now' using errcode = 'serialization_failure';
  end if;
  insert into operator.open_wager values (w.*);
  update operator.slip set left_minor = left_minor - p_amount,
    parts = case when parts is not null then operator.plus(parts, w.parts, -1) end
  where id = p_slip.id;
  perform operator.emit(w.brand_code, w.account_id, 'wager.placed',
    jsonb_build_object('wagerId', w.id, 'actId', a.act_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', p_amount,
      'slipId', p_slip.id, 'balanceMinor', a.balance_minor));
  return a;
end $$;
