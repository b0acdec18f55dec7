CREATE TABLE "patient_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"form" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patient_drafts_member_form" UNIQUE("member_id","form")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"number_hmac" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patients_member_number" UNIQUE("member_id","number_hmac")
);
--> statement-breakpoint
ALTER TABLE "patient_drafts" ADD CONSTRAINT "patient_drafts_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_drafts_saved" ON "patient_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "patient_drafts_key" ON "patient_drafts" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patients_one_default" ON "patients" USING btree ("member_id") WHERE "patients"."is_default";--> statement-breakpoint
CREATE INDEX "patients_key" ON "patients" USING btree ("key_id");