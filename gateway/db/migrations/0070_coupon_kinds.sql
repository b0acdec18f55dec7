ALTER TABLE "coupon_types" ADD COLUMN "kind" text DEFAULT 'amount' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_types" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "coupon_types" ADD COLUMN "nth" integer;--> statement-breakpoint
ALTER TABLE "coupon_types" ADD COLUMN "given_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD COLUMN IF NOT EXISTS "grant_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "member_coupons_each" ON "member_coupons" USING btree ("member_id","coupon_type","grant_key");--> statement-breakpoint
DROP INDEX "member_coupons_once";
