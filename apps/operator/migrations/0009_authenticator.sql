CREATE TABLE "operator"."authenticator" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator"."recovery_code" (
	"account_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "operator"."session" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "operator"."session" ADD COLUMN "reauthentication_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."authenticator" ADD CONSTRAINT "authenticator_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator"."recovery_code" ADD CONSTRAINT "recovery_code_account_id_authenticator_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "operator"."authenticator"("account_id") ON DELETE cascade ON UPDATE no action;