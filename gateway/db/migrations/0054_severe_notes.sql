CREATE TABLE "prescription_severe_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prescription_severe_notes" ADD CONSTRAINT "prescription_severe_notes_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_severe_notes" ADD CONSTRAINT "prescription_severe_notes_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_severe_notes" ADD CONSTRAINT "prescription_severe_notes_written_by_staff_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_severe_notes_of" ON "prescription_severe_notes" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "prescription_severe_notes_member" ON "prescription_severe_notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "prescription_severe_notes_key" ON "prescription_severe_notes" USING btree ("key_id");