CREATE TABLE games.rate_limit (
  key varchar(255) PRIMARY KEY NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);

CREATE TABLE games.round (
  id uuid PRIMARY KEY NOT NULL,
  session_id uuid NOT NULL,
  player_id text NOT NULL,
  game_code text NOT NULL,
  vendor_code text NOT NULL,
  spin_key text NOT NULL,
  machine_id text NOT NULL,
  machine_version smallint NOT NULL,
  stake_minor bigint NOT NULL,
  currency text NOT NULL,
  seed_pair_id bigint NOT NULL,
  nonce integer NOT NULL,
  state text NOT NULL,
  play jsonb,
  win_minor bigint,
  refusal text,
  balance_minor bigint,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  seen_at timestamp with time zone,
  CONSTRAINT round_stake_positive CHECK (stake_minor > 0),
  CONSTRAINT round_played_has_outcome CHECK (state not in ('played', 'closed') or (play is not null and coalesce(win_minor, -1) >= 0))
);

CREATE TABLE games.seed_pair (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id text NOT NULL,
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text,
  nonce integer DEFAULT 0 NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  revealed_at timestamp with time zone,
  CONSTRAINT seed_pair_state_known CHECK (state in ('next', 'active', 'revealed')),
  CONSTRAINT seed_pair_ready CHECK (state = 'next' or client_seed is not null)
);

CREATE TABLE games.session (
  id uuid PRIMARY KEY NOT NULL,
  token_hash text NOT NULL,
  operator_session_id text NOT NULL,
  player_id text NOT NULL,
  merchant_code text NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL,
  account_type smallint NOT NULL,
  display_name text NOT NULL,
  staked_minor bigint DEFAULT 0 NOT NULL,
  won_minor bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone
);

CREATE TABLE games.spent_nonce (
  vendor_code text NOT NULL,
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE games.wallet_transaction (
  id text PRIMARY KEY NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  round_id uuid NOT NULL,
  vendor_code text NOT NULL,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  last_error text,
  created_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  CONSTRAINT wallet_transaction_kind_known CHECK (kind in ('bet', 'win', 'rollback')),
  CONSTRAINT wallet_transaction_state_known CHECK (state in ('pending', 'accepted', 'refused'))
);

ALTER TABLE games.round ADD CONSTRAINT round_session_id_session_id_fk FOREIGN KEY (session_id) REFERENCES games.session(id);
ALTER TABLE games.round ADD CONSTRAINT round_seed_pair_id_seed_pair_id_fk FOREIGN KEY (seed_pair_id) REFERENCES games.seed_pair(id);
ALTER TABLE games.wallet_transaction ADD CONSTRAINT wallet_transaction_round_id_round_id_fk FOREIGN KEY (round_id) REFERENCES games.round(id);

CREATE UNIQUE INDEX round_spin_key ON games.round (player_id,spin_key);
CREATE UNIQUE INDEX round_nonce ON games.round (seed_pair_id,nonce);
CREATE UNIQUE INDEX round_one_open ON games.round (player_id,game_code) WHERE state in ('betting', 'played', 'cancelling');
CREATE INDEX round_player ON games.round (player_id,created_at,id);
CREATE UNIQUE INDEX seed_pair_one_next ON games.seed_pair (player_id) WHERE state = 'next';
CREATE UNIQUE INDEX seed_pair_one_active ON games.seed_pair (player_id) WHERE state = 'active';
CREATE INDEX seed_pair_player ON games.seed_pair (player_id,id);
CREATE UNIQUE INDEX session_token_hash ON games.session (token_hash);
CREATE UNIQUE INDEX spent_nonce_once ON games.spent_nonce (vendor_code,nonce);
CREATE INDEX spent_nonce_expires ON games.spent_nonce (expires_at);
CREATE UNIQUE INDEX wallet_transaction_once ON games.wallet_transaction (round_id,kind);
CREATE INDEX wallet_transaction_due ON games.wallet_transaction (next_attempt_at) WHERE state = 'pending';
CREATE INDEX wallet_transaction_period ON games.wallet_transaction (vendor_code,created_at,sequence);

-- Counters of attempts: a crash may forget them, so they cost no write-ahead log.
ALTER TABLE games.rate_limit SET UNLOGGED;
