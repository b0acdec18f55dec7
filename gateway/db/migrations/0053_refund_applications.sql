CREATE TABLE "refund_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"refund_number" text NOT NULL,
	"order_code" text NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"is_intact" boolean NOT NULL,
	"application" text NOT NULL,
	"parcel" text NOT NULL,
	"inspection" text NOT NULL,
	"money" text NOT NULL,
	"amount" integer NOT NULL,
	"freight" integer NOT NULL,
	"coupons" integer NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"taken_by" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"return_before" timestamp with time zone,
	"carrier" integer,
	"tracking_number" text,
	"sent_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"inspected_by" text,
	"ending" text,
	"ended_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "refund_applications_refund_number_unique" UNIQUE("refund_number"),
	CONSTRAINT "refund_applications_amount" CHECK ("refund_applications"."amount" >= "refund_applications"."freight" and "refund_applications"."freight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_log" (
	"application_id" text NOT NULL,
	"position" integer NOT NULL,
	"status_code" integer NOT NULL,
	"date_time" timestamp with time zone NOT NULL,
	"staff_id" text,
	CONSTRAINT "refund_log_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "refund_pieces" (
	"application_id" text NOT NULL,
	"line_id" text NOT NULL,
	"piece" integer NOT NULL,
	"cents" integer NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "refund_pieces_application_id_line_id_piece_pk" PRIMARY KEY("application_id","line_id","piece"),
	CONSTRAINT "refund_pieces_cents" CHECK ("refund_pieces"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refund_applications" ADD CONSTRAINT "refund_applications_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_applications" ADD CONSTRAINT "refund_applications_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_applications" ADD CONSTRAINT "refund_applications_taken_by_staff_staff_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_applications" ADD CONSTRAINT "refund_applications_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_applications" ADD CONSTRAINT "refund_applications_inspected_by_staff_staff_id_fk" FOREIGN KEY ("inspected_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_application_id_refund_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."refund_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_pieces" ADD CONSTRAINT "refund_pieces_application_id_refund_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."refund_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_pieces" ADD CONSTRAINT "refund_pieces_line_id_order_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_applications_member" ON "refund_applications" USING btree ("member_id","applied_at");--> statement-breakpoint
CREATE INDEX "refund_applications_order" ON "refund_applications" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "refund_applications_key" ON "refund_applications" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "refund_applications_open" ON "refund_applications" USING btree ("moved_at") WHERE "refund_applications"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refund_applications_awaited" ON "refund_applications" USING btree ("return_before") WHERE "refund_applications"."parcel" = 'awaited';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_pieces_once" ON "refund_pieces" USING btree ("line_id","piece") WHERE "refund_pieces"."released_at" is null;