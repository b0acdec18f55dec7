CREATE TABLE "svip_cards" (
	"member_id" text PRIMARY KEY NOT NULL,
	"card_number" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"used_step" integer,
	CONSTRAINT "svip_cards_card_number_unique" UNIQUE("card_number")
);
--> statement-breakpoint
CREATE TABLE "svip_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"months" integer NOT NULL,
	"price" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"anchor_day" date,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"coupon_months" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"back" integer DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "svip_orders_back" CHECK ("svip_orders"."back" between 0 and "svip_orders"."price"),
	CONSTRAINT "svip_orders_coupon_months" CHECK ("svip_orders"."coupon_months" between 0 and "svip_orders"."months")
);
--> statement-breakpoint
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
ALTER TABLE "order_lines" ADD COLUMN "member_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_freight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "svip_cards" ADD CONSTRAINT "svip_cards_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "svip_orders" ADD CONSTRAINT "svip_orders_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "svip_sends" ADD CONSTRAINT "svip_sends_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "svip_sends" ADD CONSTRAINT "svip_sends_order_id_svip_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."svip_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "svip_orders_member" ON "svip_orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "svip_orders_next" ON "svip_orders" USING btree ("next_at") WHERE "svip_orders"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "svip_orders_to_pay" ON "svip_orders" USING btree ("pay_before") WHERE "svip_orders"."state" = 'toPay';--> statement-breakpoint
CREATE INDEX "svip_sends_member" ON "svip_sends" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "svip_sends_order" ON "svip_sends" USING btree ("order_id");