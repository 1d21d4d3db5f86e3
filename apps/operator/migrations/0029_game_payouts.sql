ALTER TABLE "operator"."game" ADD COLUMN "return_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "volatility" text;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "most_win_percent" integer;