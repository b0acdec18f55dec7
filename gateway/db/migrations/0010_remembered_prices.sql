ALTER TABLE "browsed" ADD COLUMN "sku_code" text;--> statement-breakpoint
ALTER TABLE "browsed" ADD COLUMN "sale_price" integer;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "sku_code" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "sale_price" integer;