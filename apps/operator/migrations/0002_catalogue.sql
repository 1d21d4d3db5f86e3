CREATE TABLE "operator"."brand" (
	"code" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"maintenance_end" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."favourite_game" (
	"account_id" bigint NOT NULL,
	"node_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_game_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."game" (
	"node_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."game_node_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"game_classify" text NOT NULL,
	"theme_id" text NOT NULL,
	"art_seed" text NOT NULL,
	"title_en" text NOT NULL,
	"title_pt" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED NOT NULL,
	"stake_tier" text NOT NULL,
	"line_count" integer NOT NULL,
	"popularity" integer NOT NULL,
	"released_on" date NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."recent_game" (
	"account_id" bigint NOT NULL,
	"node_id" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "operator"."vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"sealed_secret" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."game_round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."game_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_code" text NOT NULL,
	"round_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"merchant" text NOT NULL,
	"node_id" bigint NOT NULL,
	"game_session_id" text NOT NULL,
	"currency" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"payout_minor" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_round_amounts" CHECK ("operator"."game_round"."stake_minor" >= 0 and "operator"."game_round"."payout_minor" >= 0),
	CONSTRAINT "game_round_ended" CHECK (("operator"."game_round"."status" = 'open') = ("operator"."game_round"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "operator"."game_session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"merchant" text NOT NULL,
	"vendor_code" text NOT NULL,
	"node_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."launch" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"node_id" bigint NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator"."reconciliation_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."reconciliation_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"ours" jsonb,
	"theirs" jsonb,
	"found_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text
);
--> statement-breakpoint
CREATE TABLE "operator"."reconciliation_mark" (
	"vendor_code" text PRIMARY KEY NOT NULL,
	"compared_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."vendor_transaction" (
	"vendor_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"round_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"bet_transaction_id" text,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_transaction_vendor_code_transaction_id_pk" PRIMARY KEY("vendor_code","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "operator"."favourite_game" ADD CONSTRAINT "favourite_game_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."favourite_game" ADD CONSTRAINT "favourite_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "operator"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game" ADD CONSTRAINT "game_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "operator"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."recent_game" ADD CONSTRAINT "recent_game_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."recent_game" ADD CONSTRAINT "recent_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "operator"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_round" ADD CONSTRAINT "game_round_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "operator"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_round" ADD CONSTRAINT "game_round_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_round" ADD CONSTRAINT "game_round_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "operator"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_round" ADD CONSTRAINT "game_round_game_session_id_game_session_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "operator"."game_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_session" ADD CONSTRAINT "game_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_session" ADD CONSTRAINT "game_session_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "operator"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."game_session" ADD CONSTRAINT "game_session_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "operator"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."launch" ADD CONSTRAINT "launch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."launch" ADD CONSTRAINT "launch_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "operator"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."launch" ADD CONSTRAINT "launch_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "operator"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "operator"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."reconciliation_mark" ADD CONSTRAINT "reconciliation_mark_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "operator"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."vendor_transaction" ADD CONSTRAINT "vendor_transaction_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "operator"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_game_added" ON "operator"."favourite_game" USING btree ("account_id","added_at" DESC NULLS LAST,"node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_code" ON "operator"."game" USING btree ("code");--> statement-breakpoint
CREATE INDEX "game_popular" ON "operator"."game" USING btree ("category","popularity" DESC NULLS LAST,"node_id");--> statement-breakpoint
CREATE INDEX "game_newest" ON "operator"."game" USING btree ("category","released_on" DESC NULLS LAST,"node_id");--> statement-breakpoint
CREATE INDEX "game_title_en" ON "operator"."game" USING btree ("category","title_en","node_id");--> statement-breakpoint
CREATE INDEX "game_title_pt" ON "operator"."game" USING btree ("category","title_pt","node_id");--> statement-breakpoint
CREATE INDEX "game_vendor" ON "operator"."game" USING btree ("vendor_code","category","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_search" ON "operator"."game" USING gin ("search");--> statement-breakpoint
CREATE INDEX "recent_game_opened" ON "operator"."recent_game" USING btree ("account_id","opened_at" DESC NULLS LAST,"node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_round_vendor" ON "operator"."game_round" USING btree ("vendor_code","round_id");--> statement-breakpoint
CREATE INDEX "game_round_account" ON "operator"."game_round" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "game_round_open" ON "operator"."game_round" USING btree ("opened_at") WHERE "operator"."game_round"."status" = 'open';--> statement-breakpoint
CREATE INDEX "game_session_account" ON "operator"."game_session" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "launch_expires_at" ON "operator"."launch" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_difference_once" ON "operator"."reconciliation_difference" USING btree ("vendor_code","transaction_id","kind");--> statement-breakpoint
CREATE INDEX "reconciliation_difference_open" ON "operator"."reconciliation_difference" USING btree ("found_at") WHERE "operator"."reconciliation_difference"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_transaction_at" ON "operator"."vendor_transaction" USING btree ("vendor_code","at");--> statement-breakpoint
CREATE INDEX "vendor_transaction_taken_back" ON "operator"."vendor_transaction" USING btree ("vendor_code","bet_transaction_id") WHERE "operator"."vendor_transaction"."bet_transaction_id" is not null;