-- What of an account's stakes counts for turnover on the whole days of each span, today's among them: the models have a
-- day as far as it is rolled up, and what is on its way is added. The parts of days at its ends are for the caller to
-- count, before `whole_from` and from `whole_to` on, which is null where the span has no end. `whole_from` is null where
-- the span has no whole day.
-- Under a name of its own: a process that read the other one would count the last day twice.
create or replace function operator.turnover_of_spans(p_account bigint, p_since timestamptz[], p_until timestamptz[])
returns table (counted_minor bigint, whole_from timestamptz, whole_to timestamptz) language plpgsql stable as $$
declare
  v_zone text;
begin
  select b.document ->> 'timeZone' into v_zone
  from operator.account a join operator.brand b on b.code = a.brand_code where a.id = p_account;
  return query
  with span as (
    select place, (since at time zone v_zone + interval '1 day' - interval '1 microsecond')::date as first_day,
      (coalesce(until, 'infinity') at time zone v_zone)::date as end_day
    from unnest(p_since, p_until) with ordinality as u (since, until, place)
  ), way as materialized (
    select w.placed_on, w.valid_minor from operator.turnover_under_way(p_account) w
  )
  select (
      (select coalesce(sum(m.turnover_minor), 0) from operator.member_day m
        where m.account_id = p_account and m.day >= s.first_day and m.day < s.end_day)
      + (select coalesce(sum(w.valid_minor), 0) from way w where w.placed_on >= s.first_day and w.placed_on < s.end_day)
    )::bigint,
    case when s.first_day < s.end_day then s.first_day::timestamp at time zone v_zone end,
    case when s.first_day < s.end_day and s.end_day < 'infinity' then s.end_day::timestamp at time zone v_zone end
  from span s order by s.place;
end $$;
