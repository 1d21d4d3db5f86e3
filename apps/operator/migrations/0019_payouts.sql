CREATE TABLE "operator"."payout_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."payout_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key_type" text,
	"bank_code" text,
	"sealed" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"usable_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_account_kind" CHECK ("operator"."payout_account"."kind" in ('pix', 'bank')),
	CONSTRAINT "payout_account_parts" CHECK (("operator"."payout_account"."kind" = 'pix') = ("operator"."payout_account"."key_type" is not null) and ("operator"."payout_account"."kind" = 'bank') = ("operator"."payout_account"."bank_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "operator"."turnover_requirement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."turnover_requirement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"required_minor" bigint NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "turnover_requirement_amount" CHECK ("operator"."turnover_requirement"."required_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "operator"."payout_account" ADD CONSTRAINT "payout_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."turnover_requirement" ADD CONSTRAINT "turnover_requirement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_account_owner" ON "operator"."payout_account" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_once" ON "operator"."payout_account" USING btree ("account_id","fingerprint") WHERE "operator"."payout_account"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_requirement_source" ON "operator"."turnover_requirement" USING btree ("account_id","reason","reference");--> statement-breakpoint
CREATE INDEX "turnover_requirement_open" ON "operator"."turnover_requirement" USING btree ("account_id","began_at","id") WHERE "operator"."turnover_requirement"."closed_at" is null;