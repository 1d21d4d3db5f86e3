-- Whether an act was done under this name, whatever it was. Ask it under a lock that every act of the scope takes.
create or replace function operator.was_done(p_scope text, p_operation text, p_key text) returns boolean language sql as $$
  select exists (select from operator.idempotent_answer where scope = p_scope and operation = p_operation and key = p_key)
$$;
