CREATE TABLE "operator"."known_place" (
	"account_id" bigint NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"message_due" boolean NOT NULL,
	"notice_due" boolean NOT NULL,
	CONSTRAINT "known_place_account_id_network_device_pk" PRIMARY KEY("account_id","network","device")
);
--> statement-breakpoint
ALTER TABLE "operator"."account_profile" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator"."known_place" ADD CONSTRAINT "known_place_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_place_message_due" ON "operator"."known_place" USING btree ("first_seen_at") WHERE "operator"."known_place"."message_due";--> statement-breakpoint
CREATE INDEX "known_place_last_seen_at" ON "operator"."known_place" USING btree ("last_seen_at");