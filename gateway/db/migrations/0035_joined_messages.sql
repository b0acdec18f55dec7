ALTER TABLE "messages" ADD COLUMN "thing" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_thing" ON "messages" USING btree ("member_id","thing") WHERE "messages"."thing" is not null;