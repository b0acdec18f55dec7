CREATE TABLE "work_holds" (
	"queue" text NOT NULL,
	"record_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"last_input_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_holds_queue_record_id_pk" PRIMARY KEY("queue","record_id")
);
--> statement-breakpoint
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;