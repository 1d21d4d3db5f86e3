-- From when on no act of a day is under way: an act has its event within the statement that gives it its number.
create or replace function operator.day_settles_at(p_day date, p_zone text) returns timestamptz language sql stable as $$
  select (p_day + 1)::timestamp at time zone p_zone + interval '1 minute'
$$;
