-- What can be bet on, of every product: by this, records, boards and reports name a bet and find it. The module that owns a
-- game, a lottery or a match writes it in the transaction of its own row (`modules/wager/nodes.ts`).
create table operator.node (
  -- The number that its owner gave it. Games count from 1, lotteries from 10^12.
  node_id bigint primary key,
  -- The `engine` of its wagers.
  engine text not null,
  -- By which its engine knows it.
  code text not null,
  category text not null,
  -- How records and filters name who offers it.
  vendor_code text not null,
  vendor_name text not null,
  titles jsonb not null,
  -- What names its screen, together with the code; null where its number opens it.
  account_type text,
  -- Of what its picture is drawn; null where it has none.
  picture_seed text,
  -- The terms of its names (`packages/domain/src/name-terms.ts`); null until a process has read the names.
  names tsvector
);
create index node_category on operator.node (category, vendor_code, node_id);
create index node_vendor on operator.node (vendor_code);
-- Without a pending list: it seldom changes, and each search would read that list whole.
create index node_names on operator.node using gin (names) with (fastupdate = false);

-- What is there already. An older process writes games and lotteries without their nodes: so each process lists them when it
-- starts, and once a minute while it runs. Their names are read then too.
insert into operator.node (node_id, engine, code, category, vendor_code, vendor_name, titles, picture_seed)
select g.node_id, g.vendor_code, g.code, g.category, g.vendor_code, v.name, g.titles, g.code
from operator.game g join operator.vendor v on v.code = g.vendor_code;

insert into operator.node (node_id, engine, code, category, vendor_code, vendor_name, titles, account_type)
select node_id, 'lottery', code, category, 'LOTTERY', 'Lottery', titles, case category when 'LOTT' then 'TCG_LOTTO_VN' else 'ELOTT' end
from operator.lottery_game;

analyze operator.node;
