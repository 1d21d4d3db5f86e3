-- The numbers of official draws that two people of the staff entered. A row is added once and never changes.
create table operator.lottery_result (
  game_code text not null,
  numero text not null,
  numbers text[] not null,
  entered_at timestamptz not null,
  primary key (game_code, numero)
);
