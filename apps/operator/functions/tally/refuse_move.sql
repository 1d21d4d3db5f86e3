create or replace function operator.refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'members never move: the upline of account % stays', old.id using errcode = 'insufficient_privilege';
end $$;
