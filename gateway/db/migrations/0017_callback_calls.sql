ALTER TABLE "callbacks" ADD COLUMN "called_by" text;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_called_by_staff_staff_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action NOT VALID;