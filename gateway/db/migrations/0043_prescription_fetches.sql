CREATE TABLE "prescription_fetches" (
	"order_code" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end" text
);
--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "fetches" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "fetches_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prescription_fetches" ADD CONSTRAINT "prescription_fetches_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_fetches_of" ON "prescription_fetches" USING btree ("prescription_id");