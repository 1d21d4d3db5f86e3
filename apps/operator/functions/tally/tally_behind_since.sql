-- The moment that the read models have reached; null while nothing is on its way to them.
create or replace function operator.tally_behind_since() returns timestamptz language sql stable as $$
  select least(
    (select min(at) from operator.event_new where operator.is_tallied(topic)),
    (select min(e.at) from operator.event e, operator.consumer k
      where k.name = 'tally' and e.pos > k.pos and operator.is_tallied(e.topic)))
$$;
