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
CREATE TABLE "operator"."message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"account_id" bigint,
	"sender_id" bigint,
	"to_upline" boolean,
	"texts" jsonb,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "message_of_one_kind" CHECK (case when "operator"."message"."sender_id" is null
        then "operator"."message"."texts" is not null and "operator"."message"."text" is null and "operator"."message"."to_upline" is null
        else "operator"."message"."texts" is null and "operator"."message"."text" is not null and "operator"."message"."to_upline" is not null
          and "operator"."message"."account_id" is not null and "operator"."message"."account_id" <> "operator"."message"."sender_id" end)
);
--> statement-breakpoint
CREATE TABLE "operator"."message_mark" (
	"account_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"message_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "message_mark_account_id_tab_message_id_pk" PRIMARY KEY("account_id","tab","message_id"),
	CONSTRAINT "message_mark_tab_known" CHECK ("operator"."message_mark"."tab" in ('system', 'personal', 'announcements'))
);
--> statement-breakpoint
ALTER TABLE "operator"."chat_member" ADD CONSTRAINT "chat_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."chat_message" ADD CONSTRAINT "chat_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."chat_mute" ADD CONSTRAINT "chat_mute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."message" ADD CONSTRAINT "message_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."message_mark" ADD CONSTRAINT "message_mark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_change" ON "operator"."chat_message" USING btree ("merchant","change");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "operator"."chat_message" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "chat_message_sent_at" ON "operator"."chat_message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "message_account" ON "operator"."message" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_sender" ON "operator"."message" USING btree ("sender_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_everybody" ON "operator"."message" USING btree ("merchant","id" DESC NULLS LAST) WHERE "operator"."message"."account_id" is null;--> statement-breakpoint
CREATE INDEX "message_sent_at" ON "operator"."message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "message_mark_message" ON "operator"."message_mark" USING btree ("tab","message_id");