ALTER TABLE "orders" ADD COLUMN "place_mark" text;--> statement-breakpoint
CREATE INDEX "orders_place" ON "orders" USING btree ("place_mark") WHERE "orders"."place_mark" is not null;