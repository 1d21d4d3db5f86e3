-- Keeps what an act is answered, as the last thing that it does. One that takes the name before waiting for the lock (by a
-- transaction of the application) may have come first: the next attempt finds it.
create or replace function operator.keep_answer(
  p_scope text, p_operation text, p_key text, p_input bytea, p_value jsonb, p_now timestamptz
) returns void language plpgsql as $$
begin
  insert into operator.idempotent_answer (scope, operation, key, input_hash, status, value, created_at)
  values (p_scope, p_operation, p_key, p_input, 200, p_value, p_now) on conflict do nothing;
  if not found then
    raise exception 'the key of an act was used just now' using errcode = 'serialization_failure';
  end if;
end $$;
