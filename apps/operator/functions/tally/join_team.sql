create or replace function operator.join_team() returns trigger language plpgsql as $$
begin
  insert into operator.team_closure (descendant_id, ancestor_id, depth)
  select new.id, new.upline_id, 1
  union all
  select new.id, ancestor_id, depth + 1 from operator.team_closure where descendant_id = new.upline_id;
  return null;
end $$;
