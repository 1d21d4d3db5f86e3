CREATE TABLE "operator"."affiliate_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."affiliate_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"account_id" bigint NOT NULL,
	"label" text NOT NULL,
	"code" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "operator"."announcement_shown";--> statement-breakpoint
ALTER TABLE "operator"."account" ADD COLUMN "affiliate_link_id" bigint;--> statement-breakpoint
ALTER TABLE "operator"."announcement" ADD COLUMN "audience" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."affiliate_link" ADD CONSTRAINT "affiliate_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_link_code" ON "operator"."affiliate_link" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "affiliate_link_account" ON "operator"."affiliate_link" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_affiliate_link" ON "operator"."account" USING btree ("affiliate_link_id") WHERE "operator"."account"."affiliate_link_id" is not null;--> statement-breakpoint
CREATE INDEX "announcement_shown" ON "operator"."announcement" USING btree ("merchant","audience","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "operator"."announcement"."withdrawn_at" is null;