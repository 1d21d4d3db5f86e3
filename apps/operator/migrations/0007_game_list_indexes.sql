DROP INDEX "operator"."game_popular";--> statement-breakpoint
DROP INDEX "operator"."game_newest";--> statement-breakpoint
DROP INDEX "operator"."game_title_en";--> statement-breakpoint
DROP INDEX "operator"."game_title_pt";--> statement-breakpoint
DROP INDEX "operator"."game_vendor";--> statement-breakpoint
CREATE INDEX "game_popular" ON "operator"."game" USING btree ("category","popularity" DESC NULLS FIRST,"node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_newest" ON "operator"."game" USING btree ("category","released_on" DESC NULLS FIRST,"node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_title_en" ON "operator"."game" USING btree ("category","title_en","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_title_pt" ON "operator"."game" USING btree ("category","title_pt","node_id","vendor_code","game_classify","stake_tier","line_count");--> statement-breakpoint
CREATE INDEX "game_vendor" ON "operator"."game" USING btree ("vendor_code","category","popularity" DESC NULLS FIRST,"node_id","game_classify","stake_tier","line_count");