CREATE TABLE operator.announcement (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  brand_code text NOT NULL,
  code text,
  type text NOT NULL,
  audience text DEFAULT 'everybody' NOT NULL,
  texts jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  withdrawn_at timestamp with time zone
);

CREATE TABLE operator.chat_member (
  account_id bigint PRIMARY KEY NOT NULL,
  language text NOT NULL,
  read_id bigint NOT NULL
);

CREATE TABLE operator.chat_message (
  brand_code text NOT NULL,
  id bigint NOT NULL,
  change bigint NOT NULL,
  account_id bigint NOT NULL,
  key text NOT NULL,
  text text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT chat_message_brand_code_id_pk PRIMARY KEY(brand_code,id)
);

CREATE TABLE operator.chat_mute (
  account_id bigint PRIMARY KEY NOT NULL,
  muted_at timestamp with time zone NOT NULL,
  until timestamp with time zone
);

CREATE TABLE operator.message (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  brand_code text NOT NULL,
  account_id bigint,
  sender_id bigint,
  to_upline boolean,
  texts jsonb,
  support_message_id bigint,
  text text,
  sent_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  CONSTRAINT message_of_one_kind CHECK (case when sender_id is null
        then texts is not null and text is null and to_upline is null
        else texts is null and text is not null and to_upline is not null
          and account_id is not null and account_id <> sender_id end),
  CONSTRAINT message_support_to_one CHECK (support_message_id is null
        or (sender_id is null and account_id is not null))
);

CREATE TABLE operator.message_mark (
  account_id bigint NOT NULL,
  tab text NOT NULL,
  message_id bigint NOT NULL,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  CONSTRAINT message_mark_account_id_tab_message_id_pk PRIMARY KEY(account_id,tab,message_id),
  CONSTRAINT message_mark_tab_known CHECK (tab in ('system', 'personal', 'announcements'))
);

CREATE TABLE operator.support_message (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  form_id text NOT NULL,
  brand_code text NOT NULL,
  channel text NOT NULL,
  account_id bigint,
  email text,
  language text NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  CONSTRAINT support_message_answered CHECK ((answer is null) = (answered_at is null))
);

ALTER TABLE operator.chat_member ADD CONSTRAINT chat_member_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.chat_message ADD CONSTRAINT chat_message_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.chat_mute ADD CONSTRAINT chat_mute_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.message ADD CONSTRAINT message_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.message ADD CONSTRAINT message_sender_id_account_id_fk FOREIGN KEY (sender_id) REFERENCES operator.account(id);
ALTER TABLE operator.message ADD CONSTRAINT message_support_message_id_support_message_id_fk FOREIGN KEY (support_message_id) REFERENCES operator.support_message(id);
ALTER TABLE operator.message_mark ADD CONSTRAINT message_mark_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);
ALTER TABLE operator.support_message ADD CONSTRAINT support_message_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);

CREATE UNIQUE INDEX announcement_code ON operator.announcement (brand_code,code);
CREATE INDEX announcement_shown ON operator.announcement (brand_code,audience,published_at DESC NULLS LAST,id DESC NULLS LAST) WHERE withdrawn_at is null;
CREATE UNIQUE INDEX chat_message_change ON operator.chat_message (brand_code,change);
CREATE UNIQUE INDEX chat_message_key ON operator.chat_message (account_id,key);
CREATE INDEX chat_message_sent_at ON operator.chat_message (sent_at);
CREATE INDEX message_account ON operator.message (account_id,id DESC NULLS LAST);
CREATE INDEX message_sender ON operator.message (sender_id,id DESC NULLS LAST);
CREATE INDEX message_everybody ON operator.message (brand_code,id DESC NULLS LAST) WHERE account_id is null;
CREATE INDEX message_sent_at ON operator.message (sent_at);
CREATE INDEX message_support ON operator.message (support_message_id) WHERE support_message_id is not null;
CREATE INDEX message_mark_message ON operator.message_mark (tab,message_id);
CREATE UNIQUE INDEX support_message_reference ON operator.support_message (reference);
CREATE UNIQUE INDEX support_message_form ON operator.support_message (brand_code,form_id);
CREATE INDEX support_message_account ON operator.support_message (account_id,id);
CREATE INDEX support_message_open ON operator.support_message (brand_code,id) WHERE answered_at is null;
