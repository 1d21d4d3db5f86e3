-- Counts play; with `p_at` it is a stake, which keeps its session alive.
create or replace function operator.count_play(
  g operator.stake_gate, p_staked bigint, p_lost bigint, p_at timestamptz default null, p_session bigint default null
) returns void language plpgsql as $$
begin
  g := operator.gate_on(g, (ledger.now() at time zone g.time_zone)::date);
  update operator.stake_gate set
    day = g.day,
    day_staked_minor = greatest(g.day_staked_minor + p_staked, 0),
    week_staked_minor = greatest(g.week_staked_minor + p_staked, 0),
    month_staked_minor = greatest(g.month_staked_minor + p_staked, 0),
    day_lost_minor = g.day_lost_minor + p_lost,
    week_lost_minor = g.week_lost_minor + p_lost,
    month_lost_minor = g.month_lost_minor + p_lost,
    last_stake_at = coalesce(p_at, g.last_stake_at),
    last_stake_session = case when p_at is null then g.last_stake_session else p_session end
  where account_id = g.account_id;
end $$;
