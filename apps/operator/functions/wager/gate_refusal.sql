-- Why the gate lets a stake not pass, as far as its own row says; null when it does.
create or replace function operator.gate_refusal(g operator.stake_gate, p_amount bigint) returns operator.play_answer
language plpgsql as $$
declare
  v_now timestamptz := ledger.now();
  v_periods text[] := array['day', 'week', 'month'];
  v_staked bigint[];
  v_lost bigint[];
begin
  if g.blocked_until > v_now then
    return operator.refused('blocked', jsonb_build_object('until', g.blocked_until));
  end if;
  if p_amount = 0 or (g.stake_limits_minor is null and g.loss_limits_minor is null) then
    return null;
  end if;
  g := operator.gate_on(g, (v_now at time zone g.time_zone)::date);
  v_staked := array[g.day_staked_minor, g.week_staked_minor, g.month_staked_minor];
  v_lost := array[g.day_lost_minor, g.week_lost_minor, g.month_lost_minor];
  for i in 1 .. 3 loop
    if v_staked[i] + p_amount > g.stake_limits_minor[i] then
      return operator.refused('stake_limit', jsonb_build_object('period', v_periods[i],
        'limitMinor', g.stake_limits_minor[i]::text, 'leftMinor', greatest(g.stake_limits_minor[i] - v_staked[i], 0)::text));
    end if;
    if v_lost[i] + p_amount > g.loss_limits_minor[i] then
      return operator.refused('loss_limit', jsonb_build_object('period', v_periods[i],
        'limitMinor', g.loss_limits_minor[i]::text, 'leftMinor', greatest(g.loss_limits_minor[i] - v_lost[i], 0)::text));
    end if;
  end loop;
  return null;
end $$;
