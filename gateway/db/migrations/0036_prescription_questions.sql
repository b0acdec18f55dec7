CREATE TABLE "prescription_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription_questions" ADD CONSTRAINT "prescription_questions_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_questions" ADD CONSTRAINT "prescription_questions_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_questions" ADD CONSTRAINT "prescription_questions_asked_by_staff_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_questions_of" ON "prescription_questions" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "prescription_questions_member" ON "prescription_questions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "prescription_questions_key" ON "prescription_questions" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_questions_open" ON "prescription_questions" USING btree ("prescription_id") WHERE "prescription_questions"."answered_at" is null;