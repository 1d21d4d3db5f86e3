-- Writes an event in the caller's transaction. Events of one account keep their order if its transactions run one after
-- another (they hold a lock of the account until they commit); between accounts there is no order.
create or replace function operator.emit(p_brand text, p_account bigint, p_topic text, p_facts jsonb)
returns void language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  insert into operator.event_new (brand, account_id, topic, facts, at)
  values (p_brand, p_account, p_topic, p_facts, ledger.now());
end $$;
