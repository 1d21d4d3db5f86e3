-- Lotteries: which games there are, what they offer, their issues (numbered draws) and the bets on them. What a bet is
-- worth and what it wins is counted by `@palpite/lottery` from the rows here; the money is the wager's.

-- A game with its clock. Its number lies far above those of the catalogue, so that a record names either by it.
create table operator.lottery_game (
  node_id bigint generated always as identity (start with 1000000000000) primary key,
  code text not null unique,
  kind text not null,
  menu_group text not null,
  -- The wire's families of menus: Lott, ZY, Elott, SEA.
  prize_modes text[] not null,
  titles jsonb not null,
  category text not null,
  clock jsonb not null,
  -- 'seed': drawn here from a committed seed. 'official': the numbers come from outside.
  source text not null,
  rank int not null,
  maintenance boolean not null default false,
  constraint lottery_game_source_known check (source in ('seed', 'official'))
);

-- The rows of plays. A change is a new row: it is in force for issues whose sale begins at `since` or later.
create table operator.lottery_play (
  kind text not null,
  code text not null,
  since timestamptz not null,
  rank int not null,
  play jsonb not null,
  is_offered boolean not null default true,
  primary key (kind, code, since)
);

-- A numbered draw of a game at a brand. Its commitment exists before its sales open, because it is written with it.
create table operator.lottery_issue (
  id bigint generated always as identity primary key,
  brand_code text not null,
  game_code text not null,
  numero text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  commitment text,
  sealed_seed text,
  -- At the close: how many bets, the root of their tree, and the roots of each 256 of them, from which a path is built.
  closed_at timestamptz,
  bet_count int,
  root text,
  chunk_roots text[],
  -- At the draw.
  seed text,
  numbers text[],
  drawn_at timestamptz,
  settled_count int not null default 0,
  settled_at timestamptz,
  unique (brand_code, game_code, numero)
);
create index lottery_issue_sales on operator.lottery_issue (brand_code, game_code, closes_at);
create index lottery_issue_drawn on operator.lottery_issue (brand_code, game_code, draws_at desc) where drawn_at is not null;

-- What was published of a draw never changes, and a draw is never removed.
create function operator.keep_draw() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
  end if;
  if old.commitment is distinct from new.commitment
    or old.closed_at is not null and row(old.closed_at, old.bet_count, old.root) is distinct from row(new.closed_at, new.bet_count, new.root)
    or old.drawn_at is not null and row(old.drawn_at, old.seed, old.numbers) is distinct from row(new.drawn_at, new.seed, new.numbers)
  then
    raise exception 'what is published of a draw never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger draw_stays before update or delete on operator.lottery_issue
  for each row execute function operator.keep_draw();

-- What was chosen in a wager of a lottery, in its canonical form, with the odds that it was placed at.
create table operator.lottery_bet (
  wager_id bigint primary key,
  issue_id bigint not null,
  account_id bigint not null,
  play text not null,
  selection jsonb not null,
  bets bigint not null,
  units bigint not null,
  unit_minor bigint not null,
  stake_minor bigint not null,
  largest_win_minor bigint not null,
  -- Ten-thousandths by tier.
  odds jsonb not null,
  -- Keeps a neighbour's bet from being guessed from its hash.
  nonce text not null,
  placed_at timestamptz not null,
  -- Its place in the tree, from the close on; none for a bet that was taken back.
  place int,
  is_cancelled boolean not null default false
);
create index lottery_bet_issue on operator.lottery_bet (issue_id, place);
create index lottery_bet_account on operator.lottery_bet (account_id, wager_id);

-- The caps of an issue are forgotten by the beginning of their keys, whatever the collation.
create index exposure_beginning on operator.exposure (key text_pattern_ops);
