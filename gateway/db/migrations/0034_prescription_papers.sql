CREATE TABLE "prescription_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_drafts_of_member" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "prescription_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "patient_id" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "paper_hash" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription_drafts" ADD CONSTRAINT "prescription_drafts_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_papers" ADD CONSTRAINT "prescription_papers_id_prescriptions_prescription_id_fk" FOREIGN KEY ("id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_papers" ADD CONSTRAINT "prescription_papers_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_drafts_saved" ON "prescription_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "prescription_drafts_key" ON "prescription_drafts" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "prescription_papers_member" ON "prescription_papers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "prescription_papers_key" ON "prescription_papers" USING btree ("key_id");--> statement-breakpoint
CREATE FUNCTION "refuse_paper_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a prescription''s paper never changes'; END $$;--> statement-breakpoint
CREATE TRIGGER "prescription_papers_unchanged" BEFORE UPDATE ON "prescription_papers" FOR EACH ROW WHEN (OLD."id" IS DISTINCT FROM NEW."id" OR OLD."content" IS DISTINCT FROM NEW."content") EXECUTE FUNCTION "refuse_paper_change"();--> statement-breakpoint
CREATE TRIGGER "prescriptions_paper_unchanged" BEFORE UPDATE ON "prescriptions" FOR EACH ROW WHEN (OLD."paper_hash" IS DISTINCT FROM NEW."paper_hash") EXECUTE FUNCTION "refuse_paper_change"();
