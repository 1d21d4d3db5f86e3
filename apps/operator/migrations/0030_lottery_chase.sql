-- Chases are slips whose parts are placed as issues open: those that wait for a draw are found by it.
create index slip_chase on operator.slip (brand_code, (rule ->> 'gameCode'), (rule ->> 'numero'))
  where kind = 'lottery-chase' and is_open;
