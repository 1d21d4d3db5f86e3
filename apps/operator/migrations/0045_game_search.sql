-- A search finds a game by its features, its category and its vendor too, whose words are in many languages.
alter table operator.game drop column search;
alter table operator.game add column search tsvector not null generated always as
  (array_to_tsvector(search_terms || features || array['category:' || category, 'vendor:' || vendor_code])) stored;
create index game_search on operator.game using gin (search) with (fastupdate = off);
