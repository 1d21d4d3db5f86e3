DROP INDEX "operator"."game_round_account";--> statement-breakpoint
CREATE INDEX "game_round_account" ON "operator"."game_round" USING btree ("account_id","opened_at","id");