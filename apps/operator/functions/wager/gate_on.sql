-- The gate with the counters of that day: those of a day, week or month that is over begin at nothing.
create or replace function operator.gate_on(g operator.stake_gate, p_day date) returns operator.stake_gate language plpgsql immutable as $$
begin
  if g.day = p_day then
    return g;
  end if;
  g.day_staked_minor := 0;
  g.day_lost_minor := 0;
  if date_trunc('week', g.day) <> date_trunc('week', p_day) then
    g.week_staked_minor := 0;
    g.week_lost_minor := 0;
  end if;
  if date_trunc('month', g.day) <> date_trunc('month', p_day) then
    g.month_staked_minor := 0;
    g.month_lost_minor := 0;
  end if;
  g.day := p_day;
  return g;
end $$;
