CREATE SCHEMA "operator";
--> statement-breakpoint
CREATE TABLE "operator"."account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"type" smallint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text,
	"password_default" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp with time zone,
	"first_login_at" timestamp with time zone,
	"upline_id" bigint,
	"to_upline" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"rank_level" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "account_type_known" CHECK ("operator"."account"."type" in (0, 1, 2, 4, 41, 42)),
	CONSTRAINT "account_status_known" CHECK ("operator"."account"."status" in ('active', 'locked', 'closed')),
	CONSTRAINT "account_guest_expires" CHECK (("operator"."account"."type" = 4) = ("operator"."account"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "operator"."idempotent_answer" (
	"scope" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_scope_operation_key_pk" PRIMARY KEY("scope","operation","key")
);
--> statement-breakpoint
CREATE TABLE "operator"."job_slot" (
	"name" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_slot_name_slot_pk" PRIMARY KEY("name","slot")
);
--> statement-breakpoint
CREATE TABLE "operator"."payload_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator"."rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "operator"."spent_once" (
	"value_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."login_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."login_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"account_id" bigint,
	"session_id" bigint,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator"."session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator"."session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"account_id" bigint NOT NULL,
	"merchant" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator"."session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_merchant_username_key" ON "operator"."account" USING btree ("merchant","username_key");--> statement-breakpoint
CREATE INDEX "account_upline" ON "operator"."account" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "account_expires_at" ON "operator"."account" USING btree ("expires_at") WHERE "operator"."account"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "spent_once_expires_at" ON "operator"."spent_once" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_history_account" ON "operator"."login_history" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "login_history_at" ON "operator"."login_history" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash" ON "operator"."session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "operator"."session" USING btree ("account_id") WHERE "operator"."session"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "operator"."session" USING btree ("expires_at");