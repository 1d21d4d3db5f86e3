-- Reserves under a cap. If its stripe is full, all stripes are locked in order and room is moved between them, so that
-- the cap is used to the unit and racing bets meet only near its end. Without a cap everything passes.
create or replace function operator.reserve_exposure(p_key text, p_stripe int, p_amount bigint) returns boolean language plpgsql as $$
declare
  v_free bigint;
  v_need bigint;
  s record;
begin
  begin
    update operator.exposure set liability_minor = liability_minor + p_amount
    where key = p_key and stripe = p_stripe and liability_minor + p_amount <= cap_minor;
    if found then
      return true;
    end if;
    -- An update that waited and then found no room keeps its row locked. Undoing it releases the row: no deadlock.
    raise exception using errcode = 'PLAY2';
  exception when sqlstate 'PLAY2' then
    null;
  end;
  perform 1 from operator.exposure where key = p_key order by stripe for update;
  select sum(cap_minor - liability_minor) into v_free from operator.exposure where key = p_key;
  if v_free is null or v_free < p_amount then
    return v_free is null;
  end if;
  select p_amount - (cap_minor - liability_minor) into v_need from operator.exposure where key = p_key and stripe = p_stripe;
  for s in
    select stripe, cap_minor - liability_minor as free from operator.exposure
    where key = p_key and stripe <> p_stripe order by stripe
  loop
    exit when v_need <= 0;
    update operator.exposure set cap_minor = cap_minor - least(s.free, v_need) where key = p_key and stripe = s.stripe;
    update operator.exposure set cap_minor = cap_minor + least(s.free, v_need) where key = p_key and stripe = p_stripe;
    v_need := v_need - least(s.free, v_need);
  end loop;
  update operator.exposure set liability_minor = liability_minor + p_amount where key = p_key and stripe = p_stripe;
  return true;
end $$;
