ALTER TABLE "benefit_uses" ADD COLUMN "claim_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "claim_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "claim_error" text;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "benefit_uses_claim" ON "benefit_uses" USING btree ("claim_due_at") WHERE "benefit_uses"."claim_due_at" is not null;