CREATE TABLE "operator"."account_profile" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"payee_name" text,
	"email" text,
	"country_dialing_code" text,
	"mobile_num" text,
	"qq_num" text,
	"line" text,
	"whatsapp" text,
	"zalo" text,
	"telegram" text,
	"facebook" text,
	"wechat" text,
	"id_number" text,
	"birthday" date,
	"address" text,
	"nationality" text,
	"occupation" text,
	"source_of_income" text,
	"affiliate_code" text,
	"recommender_id" text,
	"referral_code" text,
	"payment_password_hash" text,
	"register_url" text NOT NULL,
	"terms_agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Answers kept so far stand in the clear and their inputs under a plain hash: their keys stay taken, the rest goes.
ALTER TABLE "operator"."idempotent_answer" ALTER COLUMN "answer" SET DATA TYPE text USING null;--> statement-breakpoint
UPDATE "operator"."idempotent_answer" SET "input_hash" = '\x';--> statement-breakpoint
ALTER TABLE "operator"."account" ADD COLUMN "invite_code" text;--> statement-breakpoint
ALTER TABLE "operator"."account_profile" ADD CONSTRAINT "account_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_merchant_invite_code" ON "operator"."account" USING btree ("merchant","invite_code") WHERE "operator"."account"."invite_code" is not null;
