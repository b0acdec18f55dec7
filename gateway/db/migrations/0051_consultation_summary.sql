ALTER TABLE "consultations" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "follow_up_on" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "follow_up_told_at" timestamp with time zone;