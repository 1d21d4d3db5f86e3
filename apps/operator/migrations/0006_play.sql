CREATE TABLE operator.favourite_game (
  account_id bigint NOT NULL,
  node_id bigint NOT NULL,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT favourite_game_account_id_node_id_pk PRIMARY KEY(account_id,node_id)
);

CREATE TABLE operator.game (
  node_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  vendor_code text NOT NULL,
  category text NOT NULL,
  game_classify text NOT NULL,
  theme_id text NOT NULL,
  art_seed text NOT NULL,
  titles jsonb NOT NULL,
  order_en text GENERATED ALWAYS AS (coalesce(titles ->> 'EN', titles ->> 'EN')) STORED NOT NULL,
  order_pt text GENERATED ALWAYS AS (coalesce(titles ->> 'PT', titles ->> 'EN')) STORED NOT NULL,
  order_zh text GENERATED ALWAYS AS (coalesce(titles ->> 'ZH', titles ->> 'EN')) STORED NOT NULL,
  order_id text GENERATED ALWAYS AS (coalesce(titles ->> 'ID', titles ->> 'EN')) STORED NOT NULL,
  order_th text GENERATED ALWAYS AS (coalesce(titles ->> 'TH', titles ->> 'EN')) STORED NOT NULL,
  order_vi text GENERATED ALWAYS AS (coalesce(titles ->> 'VI', titles ->> 'EN')) STORED NOT NULL,
  search_terms text[] NOT NULL,
  search tsvector GENERATED ALWAYS AS (array_to_tsvector(search_terms)) STORED NOT NULL,
  stake_tier text NOT NULL,
  line_count integer NOT NULL,
  return_percent numeric(5, 2),
  volatility text,
  most_win_percent integer,
  popularity integer NOT NULL,
  released_on date NOT NULL,
  maintenance boolean DEFAULT false NOT NULL
);

CREATE TABLE operator.recent_game (
  account_id bigint NOT NULL,
  node_id bigint NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  CONSTRAINT recent_game_account_id_node_id_pk PRIMARY KEY(account_id,node_id)
);

CREATE TABLE operator.vendor (
  code text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  rank integer NOT NULL,
  is_hot boolean DEFAULT false NOT NULL,
  maintenance boolean DEFAULT false NOT NULL,
  sealed_secret text NOT NULL,
  added_at timestamp with time zone NOT NULL
);

CREATE TABLE operator.game_session (
  id text PRIMARY KEY NOT NULL,
  account_id bigint NOT NULL,
  session_id bigint NOT NULL,
  brand_code text NOT NULL,
  vendor_code text NOT NULL,
  node_id bigint NOT NULL,
  currency text NOT NULL,
  started_at timestamp with time zone NOT NULL
);

CREATE TABLE operator.launch (
  token_hash bytea PRIMARY KEY NOT NULL,
  account_id bigint NOT NULL,
  session_id bigint NOT NULL,
  node_id bigint NOT NULL,
  language text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);

CREATE TABLE operator.reconciliation_difference (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  vendor_code text NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL,
  ours jsonb,
  theirs jsonb,
  found_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  resolution text
);

CREATE TABLE operator.reconciliation_mark (
  vendor_code text PRIMARY KEY NOT NULL,
  compared_to timestamp with time zone NOT NULL
);

ALTER TABLE operator.favourite_game ADD CONSTRAINT favourite_game_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id) ON DELETE cascade;
ALTER TABLE operator.favourite_game ADD CONSTRAINT favourite_game_node_id_game_node_id_fk FOREIGN KEY (node_id) REFERENCES operator.game(node_id);
ALTER TABLE operator.game ADD CONSTRAINT game_vendor_code_vendor_code_fk FOREIGN KEY (vendor_code) REFERENCES operator.vendor(code);
ALTER TABLE operator.recent_game ADD CONSTRAINT recent_game_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id) ON DELETE cascade;
ALTER TABLE operator.recent_game ADD CONSTRAINT recent_game_node_id_game_node_id_fk FOREIGN KEY (node_id) REFERENCES operator.game(node_id);
ALTER TABLE operator.game_session ADD CONSTRAINT game_session_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.game_session ADD CONSTRAINT game_session_vendor_code_vendor_code_fk FOREIGN KEY (vendor_code) REFERENCES operator.vendor(code);
ALTER TABLE operator.game_session ADD CONSTRAINT game_session_node_id_game_node_id_fk FOREIGN KEY (node_id) REFERENCES operator.game(node_id);
ALTER TABLE operator.launch ADD CONSTRAINT launch_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id) ON DELETE cascade;
ALTER TABLE operator.launch ADD CONSTRAINT launch_session_id_session_id_fk FOREIGN KEY (session_id) REFERENCES operator.session(id) ON DELETE cascade;
ALTER TABLE operator.launch ADD CONSTRAINT launch_node_id_game_node_id_fk FOREIGN KEY (node_id) REFERENCES operator.game(node_id);
ALTER TABLE operator.reconciliation_difference ADD CONSTRAINT reconciliation_difference_vendor_code_vendor_code_fk FOREIGN KEY (vendor_code) REFERENCES operator.vendor(code);
ALTER TABLE operator.reconciliation_mark ADD CONSTRAINT reconciliation_mark_vendor_code_vendor_code_fk FOREIGN KEY (vendor_code) REFERENCES operator.vendor(code);

CREATE INDEX favourite_game_added ON operator.favourite_game (account_id,added_at DESC NULLS LAST,node_id);
CREATE UNIQUE INDEX game_code ON operator.game (code);
CREATE INDEX game_popular ON operator.game (category,popularity DESC NULLS FIRST,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_newest ON operator.game (category,released_on DESC NULLS FIRST,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_order_en ON operator.game (category,order_en,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_order_pt ON operator.game (category,order_pt,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_order_zh ON operator.game (category,order_zh,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_order_id ON operator.game (category,order_id,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_order_th ON operator.game (category,order_th,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_order_vi ON operator.game (category,order_vi,node_id,vendor_code,game_classify,stake_tier,line_count);
CREATE INDEX game_vendor ON operator.game (vendor_code,category,popularity DESC NULLS FIRST,node_id,game_classify,stake_tier,line_count);
CREATE INDEX game_search ON operator.game USING gin (search) WITH (fastupdate=false);
CREATE INDEX recent_game_opened ON operator.recent_game (account_id,opened_at DESC NULLS LAST,node_id);
CREATE INDEX game_session_account ON operator.game_session (account_id,started_at);
CREATE INDEX launch_expires_at ON operator.launch (expires_at);
CREATE UNIQUE INDEX reconciliation_difference_once ON operator.reconciliation_difference (vendor_code,transaction_id,kind);
CREATE INDEX reconciliation_difference_open ON operator.reconciliation_difference (found_at) WHERE resolved_at is null;
