CREATE TABLE operator.staff (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_key text NOT NULL,
  password_hash text NOT NULL,
  password_ends_at timestamp with time zone,
  sealed_secret text,
  last_step bigint DEFAULT 0 NOT NULL,
  roles text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone
);

CREATE TABLE operator.staff_action (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  actor text NOT NULL,
  staff_id bigint,
  actor_name text NOT NULL,
  use_case text NOT NULL,
  input jsonb NOT NULL,
  subject text,
  account_id bigint,
  outcome text NOT NULL,
  error_code text,
  request_id bigint,
  confirmed_by text
);

CREATE TABLE operator.staff_request (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  use_case text NOT NULL,
  input jsonb NOT NULL,
  subject text,
  state text,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  outcome text,
  decided_at timestamp with time zone,
  decided_by text
);

CREATE TABLE operator.staff_session (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  staff_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone
);

ALTER TABLE operator.staff_action ADD CONSTRAINT staff_action_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES operator.staff(id);
ALTER TABLE operator.staff_action ADD CONSTRAINT staff_action_request_id_staff_request_id_fk FOREIGN KEY (request_id) REFERENCES operator.staff_request(id);
ALTER TABLE operator.staff_request ADD CONSTRAINT staff_request_asked_by_staff_id_fk FOREIGN KEY (asked_by) REFERENCES operator.staff(id);
ALTER TABLE operator.staff_session ADD CONSTRAINT staff_session_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES operator.staff(id);

CREATE UNIQUE INDEX staff_name_key ON operator.staff (name_key);
CREATE INDEX staff_action_actor ON operator.staff_action (actor_name,id);
CREATE INDEX staff_action_use_case ON operator.staff_action (use_case,id);
CREATE INDEX staff_action_subject ON operator.staff_action (subject,id);
CREATE INDEX staff_request_open ON operator.staff_request (expires_at) WHERE outcome is null;
CREATE UNIQUE INDEX staff_session_token_hash ON operator.staff_session (token_hash);
CREATE INDEX staff_session_staff ON operator.staff_session (staff_id);
