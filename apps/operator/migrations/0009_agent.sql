CREATE TABLE operator.affiliate_link (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  brand_code text NOT NULL,
  account_id bigint NOT NULL,
  label text NOT NULL,
  code text NOT NULL,
  visits integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  disabled_at timestamp with time zone
);

ALTER TABLE operator.affiliate_link ADD CONSTRAINT affiliate_link_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES operator.account(id);

CREATE UNIQUE INDEX affiliate_link_code ON operator.affiliate_link (brand_code,code);
CREATE INDEX affiliate_link_account ON operator.affiliate_link (account_id,id DESC NULLS LAST);
