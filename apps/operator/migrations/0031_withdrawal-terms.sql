-- What was asked for before is taken on as the default brand promised.
ALTER TABLE "operator"."withdrawal" ADD COLUMN "terms" jsonb NOT NULL DEFAULT '{"reviewMinutes": 60, "payoutMinutes": 15, "receiptMinutes": 1440, "settlementMinutes": 1440}';--> statement-breakpoint
ALTER TABLE "operator"."withdrawal" ALTER COLUMN "terms" DROP DEFAULT;
