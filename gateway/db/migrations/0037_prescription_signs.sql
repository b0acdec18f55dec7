CREATE TABLE "prescription_signs" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_signs_of_member" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "prescription_signs" ADD CONSTRAINT "prescription_signs_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_signs_signed" ON "prescription_signs" USING btree ("signed_at");--> statement-breakpoint
CREATE INDEX "prescription_signs_key" ON "prescription_signs" USING btree ("key_id");