-- Gives back what a wager reserved (`facts.exposure`), as much of it as `p_part` of `p_whole`. Returns its facts after that.
create or replace function operator.release_exposure(w operator.open_wager, p_part bigint, p_whole bigint) returns jsonb
language plpgsql as $$
declare
  v_facts jsonb := w.facts;
  e record;
begin
  if v_facts is null or not v_facts ? 'exposure' then
    return v_facts;
  end if;
  for e in select key, value::bigint as minor, div(value::numeric * p_part, greatest(p_whole, 1))::bigint as part
    from jsonb_each_text(v_facts -> 'exposure') order by key
  loop
    update operator.exposure set liability_minor = greatest(liability_minor - e.part, 0)
    where key = e.key and stripe = operator.stripe_of(e.key, w.account_id);
    v_facts := jsonb_set(v_facts, array['exposure', e.key], to_jsonb(e.minor - e.part));
  end loop;
  return v_facts;
end $$;
