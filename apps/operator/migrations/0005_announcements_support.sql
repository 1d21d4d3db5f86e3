CREATE TABLE "operator"."announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"code" text,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator"."support_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."support_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"form_id" text NOT NULL,
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"account_id" bigint,
	"email" text,
	"language" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "support_message_answered" CHECK (("operator"."support_message"."answer" is null) = ("operator"."support_message"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "operator"."support_message" ADD CONSTRAINT "support_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_code" ON "operator"."announcement" USING btree ("merchant","code");--> statement-breakpoint
CREATE INDEX "announcement_shown" ON "operator"."announcement" USING btree ("merchant","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "operator"."announcement"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_message_reference" ON "operator"."support_message" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "support_message_form" ON "operator"."support_message" USING btree ("merchant","form_id");--> statement-breakpoint
CREATE INDEX "support_message_account" ON "operator"."support_message" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "support_message_open" ON "operator"."support_message" USING btree ("merchant","id") WHERE "operator"."support_message"."answered_at" is null;