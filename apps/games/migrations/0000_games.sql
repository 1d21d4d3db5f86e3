CREATE SCHEMA "games";
--> statement-breakpoint
CREATE TABLE "games"."round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"player_id" text NOT NULL,
	"game_code" text NOT NULL,
	"vendor_code" text NOT NULL,
	"spin_key" text NOT NULL,
	"machine_id" text NOT NULL,
	"machine_version" smallint NOT NULL,
	"stake_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"seed_pair_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"state" text NOT NULL,
	"play" jsonb,
	"win_minor" bigint,
	"refusal" text,
	"balance_minor" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "round_stake_positive" CHECK ("games"."round"."stake_minor" > 0),
	CONSTRAINT "round_played_has_outcome" CHECK ("games"."round"."state" not in ('played', 'closed') or ("games"."round"."play" is not null and coalesce("games"."round"."win_minor", -1) >= 0))
);
--> statement-breakpoint
CREATE TABLE "games"."seed_pair" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "games"."seed_pair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" text NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text,
	"nonce" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "seed_pair_state_known" CHECK ("games"."seed_pair"."state" in ('next', 'active', 'revealed')),
	CONSTRAINT "seed_pair_ready" CHECK ("games"."seed_pair"."state" = 'next' or "games"."seed_pair"."client_seed" is not null)
);
--> statement-breakpoint
CREATE TABLE "games"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"operator_session_id" text NOT NULL,
	"player_id" text NOT NULL,
	"merchant_code" text NOT NULL,
	"vendor_code" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"account_type" smallint NOT NULL,
	"display_name" text NOT NULL,
	"staked_minor" bigint DEFAULT 0 NOT NULL,
	"won_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "games"."spent_nonce" (
	"vendor_code" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games"."wallet_transaction" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "games"."wallet_transaction_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" uuid NOT NULL,
	"vendor_code" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "wallet_transaction_kind_known" CHECK ("games"."wallet_transaction"."kind" in ('bet', 'win', 'rollback')),
	CONSTRAINT "wallet_transaction_state_known" CHECK ("games"."wallet_transaction"."state" in ('pending', 'accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "games"."round" ADD CONSTRAINT "round_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "games"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games"."round" ADD CONSTRAINT "round_seed_pair_id_seed_pair_id_fk" FOREIGN KEY ("seed_pair_id") REFERENCES "games"."seed_pair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games"."wallet_transaction" ADD CONSTRAINT "wallet_transaction_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "games"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "round_spin_key" ON "games"."round" USING btree ("player_id","spin_key");--> statement-breakpoint
CREATE UNIQUE INDEX "round_nonce" ON "games"."round" USING btree ("seed_pair_id","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "round_one_open" ON "games"."round" USING btree ("player_id","game_code") WHERE "games"."round"."state" in ('betting', 'played', 'cancelling');--> statement-breakpoint
CREATE INDEX "round_player" ON "games"."round" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_one_next" ON "games"."seed_pair" USING btree ("player_id") WHERE "games"."seed_pair"."state" = 'next';--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pair_one_active" ON "games"."seed_pair" USING btree ("player_id") WHERE "games"."seed_pair"."state" = 'active';--> statement-breakpoint
CREATE INDEX "seed_pair_player" ON "games"."seed_pair" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash" ON "games"."session" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "spent_nonce_once" ON "games"."spent_nonce" USING btree ("vendor_code","nonce");--> statement-breakpoint
CREATE INDEX "spent_nonce_expires" ON "games"."spent_nonce" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transaction_once" ON "games"."wallet_transaction" USING btree ("round_id","kind");--> statement-breakpoint
CREATE INDEX "wallet_transaction_due" ON "games"."wallet_transaction" USING btree ("next_attempt_at") WHERE "games"."wallet_transaction"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "wallet_transaction_period" ON "games"."wallet_transaction" USING btree ("vendor_code","created_at","sequence");