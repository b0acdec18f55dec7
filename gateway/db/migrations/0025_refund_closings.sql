CREATE TABLE "refund_closings" (
	"refund_number" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"note" text NOT NULL,
	"closed_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_closings" ADD CONSTRAINT "refund_closings_refund_number_refunds_refund_number_fk" FOREIGN KEY ("refund_number") REFERENCES "public"."refunds"("refund_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_closings" ADD CONSTRAINT "refund_closings_closed_by_staff_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;