CREATE TABLE operator.account (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  brand_code text NOT NULL,
  username text NOT NULL,
  username_key text NOT NULL,
  type smallint NOT NULL,
  status text DEFAULT 'active' NOT NULL,
  is_member boolean DEFAULT true NOT NULL,
  nickname text NOT NULL,
  avatar_id text DEFAULT 'ember' NOT NULL,
  language text NOT NULL,
  password_hash text,
  password_default boolean DEFAULT false NOT NULL,
  password_changed_at timestamp with time zone,
  first_login_at timestamp with time zone,
  upline_id bigint,
  affiliate_link_id bigint,
  invite_code text,
  to_upline boolean DEFAULT false NOT NULL,
  terms_version text,
  currency text NOT NULL,
  rank_level smallint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  CONSTRAINT account_type_known CHECK (type in (0, 1, 2, 4, 41, 42)),
  CONSTRAINT account_status_known CHECK (status in ('active', 'locked', 'closed')),
  CONSTRAINT account_guest_expires CHECK ((type = 4) = (expires_at is not null))
);

CREATE TABLE operator.account_profile (
  account_id bigint PRIMARY KEY NOT NULL,
  email text,
  email_proved_at timestamp with time zone,
  country_dialing_code text,
  mobile_num text,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  telegram text,
  facebook text,
  wechat text,
  id_number text,
  birthday date,
  address text,
  nationality text,
  occupation text,
  source_of_income text,
  affiliate_code text,
  recommender_id text,
  referral_code text,
  register_url text NOT NULL
);

CREATE TABLE operator.authenticator (
  account_id bigint PRIMARY KEY NOT NULL,
  sealed_secret text NOT NULL,
  last_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone
);

CREATE TABLE operator.recovery_code (
  account_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_code_account_id_code_hash_pk PRIMARY KEY(account_id,code_hash)
);

CREATE TABLE operator.outbox_message (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  sealed text NOT NULL,
  sent_at timestamp with time zone NOT NULL
);

CREATE TABLE operator.proved_mobile (
  brand_code text NOT NULL,
  number text NOT NULL,
  account_id bigint NOT NULL,
  proved_at timestamp with time zone NOT NULL,
  CONSTRAINT proved_mobile_brand_code_number_pk PRIMARY KEY(brand_code,number)
);

CREATE TABLE operator.verification_code (
  target_hash bytea PRIMARY KEY NOT NULL,
  code_hash bytea NOT NULL,
  account_id bigint,
  tries_left smallint NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE operator.known_device (
  account_id bigint NOT NULL,
  network text NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  notice_due boolean NOT NULL,
  CONSTRAINT known_device_account_id_network_device_pk PRIMARY KEY(account_id,network,device)
);

CREATE TABLE operator.login_history (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  brand_code text NOT NULL,
  account_id bigint,
  session_id bigint,
  method text NOT NULL,
  outcome text NOT NULL,
  address text NOT NULL,
  country text,
  user_agent text NOT NULL,
  at timestamp with time zone NOT NULL
);

CREATE TABLE operator.session (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  account_id bigint NOT NULL,
  brand_code text NOT NULL,
  method text DEFAULT 'username' NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  revoked_for text,
  address text NOT NULL,
  country text,
  user_agent text NOT NULL,
  reauthentication_due boolean DEFAULT false NOT NULL
);

CREATE TABLE operator.terms_agreement (
  account_id bigint NOT NULL,
  version text NOT NULL,
  agreed_at timestamp with time zone NOT NULL,
  address text,
  CONSTRAINT terms_agreement_account_id_version_pk PRIMARY KEY(account_id,version)
);

ALTER TABLE operator.account_profile ADD CONSTRAINT account_profile_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.authenticator ADD CONSTRAINT authenticator_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id) ON DELETE cascade;
ALTER TABLE operator.recovery_code ADD CONSTRAINT recovery_code_account_id_authenticator_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.authenticator(account_id) ON DELETE cascade;
ALTER TABLE operator.proved_mobile ADD CONSTRAINT proved_mobile_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.verification_code ADD CONSTRAINT verification_code_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id) ON DELETE cascade;
ALTER TABLE operator.known_device ADD CONSTRAINT known_device_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id) ON DELETE cascade;
ALTER TABLE operator.session ADD CONSTRAINT session_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.terms_agreement ADD CONSTRAINT terms_agreement_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);

CREATE UNIQUE INDEX account_brand_username_key ON operator.account (brand_code,username_key);
CREATE UNIQUE INDEX account_brand_invite_code ON operator.account (brand_code,invite_code) WHERE invite_code is not null;
CREATE INDEX account_upline ON operator.account (upline_id);
CREATE INDEX account_affiliate_link ON operator.account (affiliate_link_id) WHERE affiliate_link_id is not null;
CREATE INDEX account_expires_at ON operator.account (expires_at) WHERE expires_at is not null;
CREATE INDEX outbox_message_sent_at ON operator.outbox_message (sent_at);
CREATE INDEX proved_mobile_account ON operator.proved_mobile (account_id);
CREATE INDEX verification_code_expires_at ON operator.verification_code (expires_at);
CREATE INDEX known_device_last_seen_at ON operator.known_device (last_seen_at);
CREATE INDEX login_history_account ON operator.login_history (account_id,id);
CREATE INDEX login_history_at ON operator.login_history (at);
CREATE UNIQUE INDEX session_token_hash ON operator.session (token_hash);
CREATE INDEX session_account ON operator.session (account_id) WHERE revoked_at is null;
CREATE INDEX session_expires_at ON operator.session (expires_at);
