create or replace function operator.refuse_act_edit() returns trigger language plpgsql as $$
begin
  raise exception 'acts are never changed: % on % refused', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
