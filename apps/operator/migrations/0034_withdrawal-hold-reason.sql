ALTER TABLE "operator"."withdrawal" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "operator"."withdrawal_event" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "operator"."withdrawal" ADD CONSTRAINT "withdrawal_reason" CHECK ("operator"."withdrawal"."hold_reason" is null or "operator"."withdrawal"."note" is null);--> statement-breakpoint
ALTER TABLE "operator"."withdrawal_event" ADD CONSTRAINT "withdrawal_event_reason" CHECK ("operator"."withdrawal_event"."hold_reason" is null or "operator"."withdrawal_event"."note" is null);