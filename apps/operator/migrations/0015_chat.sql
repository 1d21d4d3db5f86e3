CREATE TABLE "operator"."chat_member" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"read_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."chat_message" (
	"merchant" text NOT NULL,
	"id" bigint NOT NULL,
	"change" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_message_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "operator"."chat_mute" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "operator"."chat_member" ADD CONSTRAINT "chat_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."chat_message" ADD CONSTRAINT "chat_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."chat_mute" ADD CONSTRAINT "chat_mute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_change" ON "operator"."chat_message" USING btree ("merchant","change");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "operator"."chat_message" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "chat_message_sent_at" ON "operator"."chat_message" USING btree ("sent_at");