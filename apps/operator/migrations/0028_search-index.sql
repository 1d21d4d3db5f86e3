DROP INDEX "operator"."game_search";--> statement-breakpoint
CREATE INDEX "game_search" ON "operator"."game" USING gin ("search") WITH (fastupdate=false);