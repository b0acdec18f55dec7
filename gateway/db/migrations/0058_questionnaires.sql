CREATE TABLE "questionnaire_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"type" text NOT NULL,
	"order_code" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "questionnaire_answers_revision" CHECK ("questionnaire_answers"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "questionnaire_versions" (
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text,
	"reason" text NOT NULL,
	CONSTRAINT "questionnaire_versions_type_number_pk" PRIMARY KEY("type","number")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"type" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"published" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_versions" ADD CONSTRAINT "questionnaire_versions_published_by_staff_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_answers_half_done" ON "questionnaire_answers" USING btree ("member_id","type","order_code") WHERE "questionnaire_answers"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "questionnaire_answers_finished" ON "questionnaire_answers" USING btree ("type","version","finished_at") WHERE "questionnaire_answers"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "questionnaire_answers_saved" ON "questionnaire_answers" USING btree ("saved_at") WHERE "questionnaire_answers"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "questionnaire_answers_key" ON "questionnaire_answers" USING btree ("key_id");--> statement-breakpoint
CREATE FUNCTION "refuse_questionnaire_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a published questionnaire never changes'; END $$;--> statement-breakpoint
CREATE TRIGGER "questionnaire_versions_unchanged" BEFORE UPDATE ON "questionnaire_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_questionnaire_change"();
