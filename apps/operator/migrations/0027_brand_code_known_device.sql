ALTER TABLE "operator"."account" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER INDEX "operator"."account_merchant_username_key" RENAME TO "account_brand_username_key";--> statement-breakpoint
ALTER INDEX "operator"."account_merchant_invite_code" RENAME TO "account_brand_invite_code";--> statement-breakpoint
ALTER TABLE "operator"."affiliate_link" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."announcement" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."chat_message" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."chat_message" RENAME CONSTRAINT "chat_message_merchant_id_pk" TO "chat_message_brand_code_id_pk";--> statement-breakpoint
ALTER TABLE "operator"."proved_mobile" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."proved_mobile" RENAME CONSTRAINT "proved_mobile_merchant_number_pk" TO "proved_mobile_brand_code_number_pk";--> statement-breakpoint
ALTER TABLE "operator"."deposit_order" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."game_round" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."game_session" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."message" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."promotion" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."promotion" RENAME CONSTRAINT "promotion_merchant_code_pk" TO "promotion_brand_code_code_pk";--> statement-breakpoint
ALTER TABLE "operator"."login_history" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."session" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."support_message" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."withdrawal" RENAME COLUMN "merchant" TO "brand_code";--> statement-breakpoint
ALTER TABLE "operator"."known_place" RENAME TO "known_device";--> statement-breakpoint
ALTER INDEX "operator"."known_place_message_due" RENAME TO "known_device_message_due";--> statement-breakpoint
ALTER INDEX "operator"."known_place_last_seen_at" RENAME TO "known_device_last_seen_at";--> statement-breakpoint
ALTER TABLE "operator"."known_device" RENAME CONSTRAINT "known_place_account_id_account_id_fk" TO "known_device_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "operator"."known_device" RENAME CONSTRAINT "known_place_account_id_network_device_pk" TO "known_device_account_id_network_device_pk";--> statement-breakpoint
-- Sealed under the former name of the field: the development outbox could not read them.
DELETE FROM "operator"."outbox_message";
