DROP INDEX "operator"."game_title_en";--> statement-breakpoint
DROP INDEX "operator"."game_title_pt";--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "titles" jsonb;--> statement-breakpoint
UPDATE "operator"."game" SET "titles" = jsonb_build_object('EN', "title_en", 'PT', "title_pt");--> statement-breakpoint
ALTER TABLE "operator"."game" ALTER COLUMN "titles" SET NOT NULL;--> statement-breakpoint
-- Without terms until the catalogue is seeded, which fills in the other languages too.
ALTER TABLE "operator"."game" ADD COLUMN "search_terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ALTER COLUMN "search_terms" DROP DEFAULT;--> statement-breakpoint
-- Its index goes with it.
ALTER TABLE "operator"."game" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(search_terms)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "order_en" text GENERATED ALWAYS AS (coalesce(titles ->> 'EN', titles ->> 'EN')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "order_pt" text GENERATED ALWAYS AS (coalesce(titles ->> 'PT', titles ->> 'EN')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "order_zh" text GENERATED ALWAYS AS (coalesce(titles ->> 'ZH', titles ->> 'EN')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "order_id" text GENERATED ALWAYS AS (coalesce(titles ->> 'ID', titles ->> 'EN')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "order_th" text GENERATED ALWAYS AS (coalesce(titles ->> 'TH', titles ->> 'EN')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD COLUMN "order_vi" text GENERATED ALWAYS AS (coalesce(titles ->> 'VI', titles ->> 'EN')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "game_order_en" ON "operator"."game" USING btree ("category","order_en","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_order_pt" ON "operator"."game" USING btree ("category","order_pt","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_order_zh" ON "operator"."game" USING btree ("category","order_zh","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_order_id" ON "operator"."game" USING btree ("category","order_id","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_order_th" ON "operator"."game" USING btree ("category","order_th","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_order_vi" ON "operator"."game" USING btree ("category","order_vi","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_search" ON "operator"."game" USING gin ("search");--> statement-breakpoint
ALTER TABLE "operator"."game" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "operator"."game" DROP COLUMN "title_pt";--> statement-breakpoint
ALTER TABLE "operator"."game" DROP COLUMN "search_text";
