ALTER TABLE "operator"."message" ADD COLUMN "support_message_id" bigint;--> statement-breakpoint
ALTER TABLE "operator"."message" ADD CONSTRAINT "message_support_message_id_support_message_id_fk" FOREIGN KEY ("support_message_id") REFERENCES "operator"."support_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_support" ON "operator"."message" USING btree ("support_message_id") WHERE "operator"."message"."support_message_id" is not null;--> statement-breakpoint
ALTER TABLE "operator"."message" ADD CONSTRAINT "message_support_to_one" CHECK ("operator"."message"."support_message_id" is null
        or ("operator"."message"."sender_id" is null and "operator"."message"."account_id" is not null));