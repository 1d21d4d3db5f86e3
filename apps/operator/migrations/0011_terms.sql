CREATE TABLE "operator"."terms_agreement" (
	"account_id" bigint NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"address" text,
	CONSTRAINT "terms_agreement_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
ALTER TABLE "operator"."account" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "operator"."terms_agreement" ADD CONSTRAINT "terms_agreement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The first version that a brand names is the one that everybody has agreed to so far.
UPDATE "operator"."account" SET "terms_version" = '2026-01-01' WHERE "type" <> 4;--> statement-breakpoint
INSERT INTO "operator"."terms_agreement" ("account_id", "version", "agreed_at")
SELECT "account_id", '2026-01-01', "terms_agreed_at" FROM "operator"."account_profile";--> statement-breakpoint
ALTER TABLE "operator"."account_profile" DROP COLUMN "terms_agreed_at";