-- Takes parts from a wager's hold: captured by the house or given back; further postings go along.
create or replace function operator.move_hold(
  g operator.stake_gate, w operator.open_wager, p_key uuid, p_kind text, p_captured bigint[], p_released bigint[],
  p_sources bigint[], p_destinations bigint[], p_amounts bigint[]
) returns ledger.answer language plpgsql as $$
declare
  v_credits bigint[] := coalesce(w.credits, g.credits[1:1]);
  v_to bigint;
begin
  if cardinality(v_credits) > 1 or v_credits[1] <> g.credits[1] then
    -- What goes back to an ended credit goes on from there.
    for i in 1 .. cardinality(v_credits) loop
      v_to := operator.destination_of(v_credits[i]);
      if p_released[i] > 0 and v_to <> v_credits[i] then
        p_sources := p_sources || v_credits[i];
        p_destinations := p_destinations || v_to;
        p_amounts := p_amounts || p_released[i];
      end if;
    end loop;
    select array_agg(c order by place), array_agg(captured order by place), array_agg(released order by place)
    into v_credits, p_captured, p_released
    from unnest(v_credits, p_captured, p_released) with ordinality as u(c, captured, released, place)
    where captured + released > 0;
  end if;
  if v_credits is null or p_captured[1] + p_released[1] = 0 then
    return ledger.post_by_id(p_key, p_kind, 'B' || w.id, '', p_sources, p_destinations, p_amounts);
  end if;
  return ledger.resolve_hold_by_id(p_key, p_kind, 'B' || w.id, '', w.hold_id, g.house_account,
    v_credits, p_captured, p_released, p_sources, p_destinations, p_amounts);
end $$;
