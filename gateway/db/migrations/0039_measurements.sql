CREATE TABLE "measurements" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"request_code" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "measurements_request" UNIQUE("member_id","request_code")
);
--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_of_patient" ON "measurements" USING btree ("patient_id","kind","taken_at");--> statement-breakpoint
CREATE INDEX "measurements_key" ON "measurements" USING btree ("key_id");