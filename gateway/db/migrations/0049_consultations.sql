CREATE TABLE "consultation_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_drafts_of_member" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_prescriptions" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_records" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_signs" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_signs_of" UNIQUE("member_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"patient_id" text,
	"state" text NOT NULL,
	"department" text,
	"chosen_doctor" text,
	"doctor_id" text,
	"fee" integer NOT NULL,
	"conversation_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"answer_before" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"registration" text NOT NULL,
	"intro" text NOT NULL,
	"is_on_duty" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "reserved_for" text;--> statement-breakpoint
ALTER TABLE "consultation_drafts" ADD CONSTRAINT "consultation_drafts_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_prescriptions" ADD CONSTRAINT "consultation_prescriptions_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_prescriptions" ADD CONSTRAINT "consultation_prescriptions_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_records" ADD CONSTRAINT "consultation_records_id_consultations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_records" ADD CONSTRAINT "consultation_records_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_signs" ADD CONSTRAINT "consultation_signs_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_chosen_doctor_staff_staff_id_fk" FOREIGN KEY ("chosen_doctor") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_doctor_id_staff_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_drafts_saved" ON "consultation_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "consultation_drafts_key" ON "consultation_drafts" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "consultation_prescriptions_of" ON "consultation_prescriptions" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultation_records_member" ON "consultation_records" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "consultation_records_key" ON "consultation_records" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "consultation_signs_key" ON "consultation_signs" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "consultations_member" ON "consultations" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "consultations_key" ON "consultations" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_conversation" ON "consultations" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "consultations_doctor" ON "consultations" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "consultations_unpaid" ON "consultations" USING btree ("pay_before") WHERE "consultations"."state" = 'toPay';--> statement-breakpoint
CREATE INDEX "consultations_waiting" ON "consultations" USING btree ("answer_before") WHERE "consultations"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_reserved_for_staff_staff_id_fk" FOREIGN KEY ("reserved_for") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;