ALTER TABLE "orders" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "check_refusal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checked_by_staff_staff_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action NOT VALID;