ALTER TABLE "message_deliveries" ADD COLUMN IF NOT EXISTS "resent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_deliveries" ADD COLUMN "resent_by" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_deliveries_resent" ON "message_deliveries" USING btree ("resent_at") WHERE "message_deliveries"."resent_at" is not null;