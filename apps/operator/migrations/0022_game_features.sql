-- What a game's machine does, as its vendor states it (`updateMachines`): a lobby's chips narrow by it.
alter table operator.game add column features text[] not null default '{}';

-- Whatever narrows a lobby, so that its games are counted for each chip from the index alone.
create index game_filters on operator.game
  (category, theme_id, vendor_code, game_classify, features, volatility, return_percent, stake_tier, line_count);
