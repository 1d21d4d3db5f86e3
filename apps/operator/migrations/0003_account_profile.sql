ALTER TABLE "operator"."account" ADD COLUMN "is_member" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."account" ADD COLUMN "avatar_id" text DEFAULT 'ember' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator"."account" ADD COLUMN "language" text NOT NULL;