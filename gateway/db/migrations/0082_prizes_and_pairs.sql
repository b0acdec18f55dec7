ALTER TABLE "lottery_parcels" ADD COLUMN "order_code" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "companions" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_type" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "assort_off" integer DEFAULT 0 NOT NULL;