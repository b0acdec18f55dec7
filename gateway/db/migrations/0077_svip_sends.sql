CREATE TABLE "svip_sends" (
	"send_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "svip_cards" ADD COLUMN "used_step" integer;--> statement-breakpoint
ALTER TABLE "svip_sends" ADD CONSTRAINT "svip_sends_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "svip_sends" ADD CONSTRAINT "svip_sends_order_id_svip_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."svip_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "svip_sends_member" ON "svip_sends" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "svip_sends_order" ON "svip_sends" USING btree ("order_id");