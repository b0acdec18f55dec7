ALTER TABLE "prescriptions" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_written_by_staff_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_reviewed_by_staff_staff_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "prescriptions_pending" ON "prescriptions" USING btree ("created_at") WHERE "prescriptions"."status" = 'pending';