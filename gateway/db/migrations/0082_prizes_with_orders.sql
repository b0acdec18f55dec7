ALTER TABLE "lottery_parcels" ADD COLUMN "order_code" text;--> statement-breakpoint
CREATE INDEX "lottery_parcels_order" ON "lottery_parcels" USING btree ("order_code");