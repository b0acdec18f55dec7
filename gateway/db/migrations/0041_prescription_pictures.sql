CREATE TABLE "prescription_pictures" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"fingerprint" "bytea",
	"compared_at" timestamp with time zone NOT NULL,
	"same_as" text
);
--> statement-breakpoint
ALTER TABLE "prescription_pictures" ADD CONSTRAINT "prescription_pictures_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_pictures_of" ON "prescription_pictures" USING btree ("prescription_id");