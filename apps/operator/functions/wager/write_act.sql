-- A new act. Its week's tables are made now if the work that makes them ahead was missed.
create or replace function operator.write_act(p_act operator.act) returns void language plpgsql as $$
begin
  if to_regclass('operator.act_w' || lpad(ledger.week_of(p_act.id)::text, 4, '0')) is null then
    perform operator.make_play_weeks(1);
  end if;
  insert into operator.act values (p_act.*);
end $$;
