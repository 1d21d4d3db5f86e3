-- The player inside a vendor's game that a call names, with the gate locked: calls of one account come one after another.
create or replace function operator.find_seat(
  p_vendor text, p_session text, p_player text, p_key uuid, p_request uuid, out g operator.stake_gate,
  out seat operator.vendor_seat, out a operator.play_answer
) language plpgsql as $$
declare
  r record;
begin
  select row(s.account_id, s.brand_code, s.node_id, s.currency, s.session_id, e.code, e.category,
    e.maintenance or v.maintenance, e.stake_tier, e.most_win_percent)::operator.vendor_seat as seat, t as gate
  into r
  from operator.game_session s
  join operator.game e on e.node_id = s.node_id
  join operator.vendor v on v.code = e.vendor_code
  join operator.stake_gate t on t.account_id = s.account_id
  where s.id = p_session and s.vendor_code = p_vendor and s.account_id::text = p_player
  for no key update of t;
  if not found then
    perform 1 from ledger.used_key k where k.key_hash = p_key;
    a := operator.refused(case when found then 'conflict' else 'unknown_player' end);
    return;
  end if;
  seat := r.seat;
  g := r.gate;
  a := operator.kept_answer(p_key, p_request);
end $$;
