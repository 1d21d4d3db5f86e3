CREATE TABLE operator.idempotent_answer (
  scope text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  input_hash bytea NOT NULL,
  status smallint,
  answer text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotent_answer_scope_operation_key_pk PRIMARY KEY(scope,operation,key)
);

CREATE TABLE operator.job_slot (
  name text NOT NULL,
  slot timestamp with time zone NOT NULL,
  done_at timestamp with time zone NOT NULL,
  CONSTRAINT job_slot_name_slot_pk PRIMARY KEY(name,slot)
);

CREATE TABLE operator.rate_limit (
  key varchar(255) PRIMARY KEY NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);

CREATE TABLE operator.payload_key (
  kid text PRIMARY KEY NOT NULL,
  sealed text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  retires_at timestamp with time zone
);

CREATE TABLE operator.spent_once (
  value_hash bytea PRIMARY KEY NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE INDEX spent_once_expires_at ON operator.spent_once (expires_at);

-- Counters of attempts: a crash may forget them, so they cost no write-ahead log.
ALTER TABLE operator.rate_limit SET UNLOGGED;
