CREATE TABLE "compensations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_code" text NOT NULL,
	"coins" integer,
	"coupon_type" text,
	"gift" text NOT NULL,
	"reason" text NOT NULL,
	"given_by" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_given_by_staff_staff_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compensations_order" ON "compensations" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "compensations_member" ON "compensations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "compensations_given" ON "compensations" USING btree ("given_at");