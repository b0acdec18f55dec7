CREATE TABLE "prescription_rechecks" (
	"id" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"member_id" text NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_by" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription_rechecks" ADD CONSTRAINT "prescription_rechecks_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_rechecks" ADD CONSTRAINT "prescription_rechecks_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_rechecks" ADD CONSTRAINT "prescription_rechecks_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_rechecks" ADD CONSTRAINT "prescription_rechecks_asked_by_staff_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_rechecks" ADD CONSTRAINT "prescription_rechecks_closed_by_staff_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_rechecks_of" ON "prescription_rechecks" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "prescription_rechecks_member" ON "prescription_rechecks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "prescription_rechecks_key" ON "prescription_rechecks" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_rechecks_open" ON "prescription_rechecks" USING btree ("prescription_id") WHERE "prescription_rechecks"."closed_at" is null;