ALTER TABLE "proofs" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "data_links" ADD COLUMN "session_hash" text;