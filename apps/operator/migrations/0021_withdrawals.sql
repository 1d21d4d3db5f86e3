CREATE TABLE "operator"."withdrawal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"destination" jsonb NOT NULL,
	"hold_id" text,
	"status" text NOT NULL,
	"waits" jsonb NOT NULL,
	"note" text,
	"promised_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"day" date NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"payout_minor" bigint,
	"payouts" bigint DEFAULT 0 NOT NULL,
	"receipt" text,
	"missing_minor" bigint,
	CONSTRAINT "withdrawal_amounts" CHECK ("operator"."withdrawal"."amount_minor" > 0 and "operator"."withdrawal"."fee_minor" >= 0),
	CONSTRAINT "withdrawal_status_known" CHECK ("operator"."withdrawal"."status" in ('awaiting-review', 'awaiting-payout', 'paid', 'confirmed', 'partly-received', 'disputed', 'refused', 'cancelled')),
	CONSTRAINT "withdrawal_paid" CHECK (("operator"."withdrawal"."status" in ('paid', 'confirmed', 'partly-received', 'disputed')) = ("operator"."withdrawal"."payout_minor" is not null)),
	CONSTRAINT "withdrawal_missing" CHECK ("operator"."withdrawal"."missing_minor" is null or ("operator"."withdrawal"."missing_minor" >= 0 and "operator"."withdrawal"."missing_minor" <= "operator"."withdrawal"."payout_minor"))
);
--> statement-breakpoint
CREATE TABLE "operator"."withdrawal_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."withdrawal_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"amount_minor" bigint,
	"promised_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator"."withdrawal_image" (
	"id" text PRIMARY KEY NOT NULL,
	"withdrawal_id" bigint NOT NULL,
	"payout" bigint,
	"bytes" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator"."withdrawal" ADD CONSTRAINT "withdrawal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."withdrawal_event" ADD CONSTRAINT "withdrawal_event_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "operator"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."withdrawal_image" ADD CONSTRAINT "withdrawal_image_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "operator"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_account" ON "operator"."withdrawal" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_account_day" ON "operator"."withdrawal" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "operator"."withdrawal" USING btree ("due_at") WHERE "operator"."withdrawal"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "operator"."withdrawal" USING btree ("merchant","id") WHERE "operator"."withdrawal"."status" in ('awaiting-review', 'awaiting-payout', 'partly-received', 'disputed');--> statement-breakpoint
CREATE INDEX "withdrawal_event_of" ON "operator"."withdrawal_event" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_image_of" ON "operator"."withdrawal_image" USING btree ("withdrawal_id","sent_at");--> statement-breakpoint
CREATE INDEX "withdrawal_image_unnamed" ON "operator"."withdrawal_image" USING btree ("sent_at") WHERE "operator"."withdrawal_image"."payout" is null;