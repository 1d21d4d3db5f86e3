-- An act that moves nothing: recorded, so that its repeat has its answer.
create or replace function operator.note_act(
  g operator.stake_gate, p_wager bigint, p_kind "char", p_label text, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_facts jsonb default null
) returns operator.play_answer language plpgsql as $$
declare
  l ledger.answer;
  v_act operator.act;
begin
  l := ledger.post_by_id(p_key, p_label, coalesce('B' || p_wager, ''), '', '{}', '{}', '{}');
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  v_act.id := l.transfer_id;
  v_act.wager_id := p_wager;
  v_act.kind := p_kind;
  v_act.amount_minor := p_amount;
  v_act.balance_minor := operator.balance_in(l, g.credits[1]);
  v_act.request_hash := p_request;
  v_act.engine_ref := p_ref;
  v_act.facts := p_facts;
  perform operator.write_act(v_act);
  return row('ok', null, v_act.balance_minor, l.transfer_id, p_wager, false)::operator.play_answer;
end $$;
