CREATE TABLE "operator"."payee" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"payee_name" text,
	"payment_password_hash" text,
	"frozen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "operator"."payee" ADD CONSTRAINT "payee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "operator"."payee" ("account_id", "payee_name", "payment_password_hash", "frozen_at")
SELECT account.id, profile.payee_name, profile.payment_password_hash,
  CASE WHEN account.status <> 'active' THEN now() END
FROM "operator"."account" AS account
LEFT JOIN "operator"."account_profile" AS profile ON profile.account_id = account.id
WHERE profile.account_id IS NOT NULL OR account.status = 'locked';--> statement-breakpoint
ALTER TABLE "operator"."account_profile" DROP COLUMN "payee_name";--> statement-breakpoint
ALTER TABLE "operator"."account_profile" DROP COLUMN "payment_password_hash";