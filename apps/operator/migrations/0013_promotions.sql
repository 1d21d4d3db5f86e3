CREATE TABLE "operator"."promotion" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"art" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"by_command" boolean DEFAULT false NOT NULL,
	CONSTRAINT "promotion_merchant_code_pk" PRIMARY KEY("merchant","code"),
	CONSTRAINT "promotion_times" CHECK ("operator"."promotion"."ends_at" > "operator"."promotion"."starts_at")
);
--> statement-breakpoint
CREATE INDEX "promotion_shown" ON "operator"."promotion" USING btree ("merchant","ends_at") WHERE "operator"."promotion"."withdrawn_at" is null;