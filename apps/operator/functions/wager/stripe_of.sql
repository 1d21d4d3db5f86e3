-- The stripe of an account under a cap.
create or replace function operator.stripe_of(p_key text, p_account bigint) returns int language sql stable as $$
  select (p_account % greatest(count(*), 1))::int from operator.exposure where key = p_key
$$;
