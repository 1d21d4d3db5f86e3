CREATE TABLE operator.brand (
  code text PRIMARY KEY NOT NULL,
  document jsonb NOT NULL,
  overrides jsonb DEFAULT '{}'::jsonb NOT NULL,
  status smallint DEFAULT 0 NOT NULL,
  maintenance_end timestamp with time zone,
  updated_at timestamp with time zone NOT NULL
);
