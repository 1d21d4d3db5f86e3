-- Where a credit's money goes now.
create or replace function operator.destination_of(p_credit bigint) returns bigint language sql stable as $$
  select coalesce((select e.goes_to from operator.ended_credit e where e.credit_id = p_credit), p_credit)
$$;
