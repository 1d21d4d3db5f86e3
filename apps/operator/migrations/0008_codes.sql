CREATE TABLE "operator"."outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."proved_mobile" (
	"merchant" text NOT NULL,
	"number" text NOT NULL,
	"account_id" bigint NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proved_mobile_merchant_number_pk" PRIMARY KEY("merchant","number")
);
--> statement-breakpoint
CREATE TABLE "operator"."verification_code" (
	"target_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"account_id" bigint,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator"."proved_mobile" ADD CONSTRAINT "proved_mobile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."verification_code" ADD CONSTRAINT "verification_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_message_sent_at" ON "operator"."outbox_message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "proved_mobile_account" ON "operator"."proved_mobile" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "verification_code_expires_at" ON "operator"."verification_code" USING btree ("expires_at");