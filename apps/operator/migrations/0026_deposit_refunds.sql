CREATE TABLE "operator"."sandbox_bank_refund" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "operator"."sandbox_bank_notice_once";--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_state" text;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_minor" bigint;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator"."deposit_step" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "operator"."deposit_step" ADD COLUMN "refund_minor" bigint;--> statement-breakpoint
ALTER TABLE "operator"."sandbox_bank_notice" ADD COLUMN "refund_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."sandbox_bank_refund" ADD CONSTRAINT "sandbox_bank_refund_reference_sandbox_bank_payment_reference_fk" FOREIGN KEY ("reference") REFERENCES "operator"."sandbox_bank_payment"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_bank_refund_reference" ON "operator"."sandbox_bank_refund" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "deposit_order_refund_untold" ON "operator"."deposit_order" USING btree ("id") WHERE "operator"."deposit_order"."refund_state" = 'under-way' and "operator"."deposit_order"."refund_asked_at" is null;--> statement-breakpoint
CREATE INDEX "deposit_order_refund_owed" ON "operator"."deposit_order" USING btree ("merchant","id") WHERE "operator"."deposit_order"."status" = 'failed' and "operator"."deposit_order"."paid_minor" > 0 and "operator"."deposit_order"."refund_state" is distinct from 'refunded';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_bank_notice_once" ON "operator"."sandbox_bank_notice" USING btree ("payment_id","event","refund_id");--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD CONSTRAINT "deposit_order_promised" CHECK ("operator"."deposit_order"."promised_at" is null or "operator"."deposit_order"."status" = 'awaiting-review');--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" ADD CONSTRAINT "deposit_order_refund" CHECK ("operator"."deposit_order"."refund_state" is null or (
        "operator"."deposit_order"."refund_state" in ('under-way', 'refunded', 'failed') and "operator"."deposit_order"."status" = 'failed'
        and "operator"."deposit_order"."failure" = 'review-refused' and "operator"."deposit_order"."refund_at" is not null and "operator"."deposit_order"."refund_attempt" > 0
        and "operator"."deposit_order"."paid_minor" is not null and "operator"."deposit_order"."refund_minor" is not null
        and "operator"."deposit_order"."refund_minor" > 0 and "operator"."deposit_order"."refund_minor" <= "operator"."deposit_order"."paid_minor"));