CREATE TABLE "complaint_log" (
	"complaint_id" text NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	CONSTRAINT "complaint_log_complaint_id_position_pk" PRIMARY KEY("complaint_id","position")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"code_hash" text,
	"number" text NOT NULL,
	"sort" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"state" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"lapses_at" timestamp with time zone,
	"taken_by" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"stars" integer,
	"is_solved" boolean,
	"reported_at" timestamp with time zone,
	"report_number" text,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "complaints_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "complaints_number_unique" UNIQUE("number"),
	CONSTRAINT "complaints_stars" CHECK ("complaints"."stars" between 1 and 5),
	CONSTRAINT "complaints_whose" CHECK ("complaints"."member_id" is null or "complaints"."code_hash" is null)
);
--> statement-breakpoint
ALTER TABLE "complaint_log" ADD CONSTRAINT "complaint_log_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_log" ADD CONSTRAINT "complaint_log_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_taken_by_staff_staff_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_answered_by_staff_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_member" ON "complaints" USING btree ("member_id","filed_at");--> statement-breakpoint
CREATE INDEX "complaints_key" ON "complaints" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("due_at") WHERE "complaints"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "complaints_lapsing" ON "complaints" USING btree ("lapses_at") WHERE "complaints"."lapses_at" is not null;