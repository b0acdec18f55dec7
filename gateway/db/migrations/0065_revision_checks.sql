ALTER TABLE "revisions" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "checked_at" timestamp with time zone;