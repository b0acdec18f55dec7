ALTER TABLE "callbacks" ADD COLUMN "missed_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "missed_next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "missed_last_error" text;--> statement-breakpoint
CREATE INDEX "callbacks_visitors" ON "callbacks" USING btree ("missed_next_attempt_at") WHERE "callbacks"."missed_next_attempt_at" is not null and "callbacks"."called_at" is null and "callbacks"."missed_told_at" is null;