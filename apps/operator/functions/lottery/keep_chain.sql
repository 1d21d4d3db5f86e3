create or replace function operator.keep_chain() returns trigger language plpgsql as $$
begin
  raise exception 'a chain of seeds never changes' using errcode = 'insufficient_privilege';
end $$;
