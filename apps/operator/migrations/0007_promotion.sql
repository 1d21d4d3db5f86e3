CREATE TABLE operator.promotion (
  brand_code text NOT NULL,
  code text NOT NULL,
  category text NOT NULL,
  art jsonb NOT NULL,
  texts jsonb NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  by_command boolean DEFAULT false NOT NULL,
  CONSTRAINT promotion_brand_code_code_pk PRIMARY KEY(brand_code,code),
  CONSTRAINT promotion_times CHECK (ends_at > starts_at)
);

CREATE INDEX promotion_shown ON operator.promotion (brand_code,ends_at) WHERE withdrawn_at is null;
