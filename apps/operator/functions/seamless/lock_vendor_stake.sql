-- A stake and its rollback wait for one another, whatever players the two calls name.
create or replace function operator.lock_vendor_stake(p_vendor text, p_tx text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_vendor || ' ' || p_tx, 2));
end $$;
