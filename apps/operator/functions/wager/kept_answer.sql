-- The answer to a key that was used before; null for a new one. Ask it under the gate's lock.
create or replace function operator.kept_answer(p_key uuid, p_request uuid) returns operator.play_answer language plpgsql as $$
declare
  v_answer operator.play_answer;
  v_act operator.act;
  v_id bigint;
begin
  select k.transfer_id into v_id from ledger.used_key k where k.key_hash = p_key;
  if not found then
    return null;
  end if;
  select * into v_act from operator.act where id = v_id;
  -- One that is no act, or of a detached week, cannot be compared.
  if not found or v_act.request_hash <> p_request then
    return operator.refused('conflict');
  end if;
  return row('ok', null, v_act.balance_minor, v_act.id, v_act.wager_id, true)::operator.play_answer;
end $$;
