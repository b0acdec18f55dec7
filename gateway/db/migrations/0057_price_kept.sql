CREATE TABLE "price_kept_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"claim_number" text NOT NULL,
	"order_code" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"paid" integer NOT NULL,
	"today" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "price_kept_claims_claim_number_unique" UNIQUE("claim_number"),
	CONSTRAINT "price_kept_claims_line" UNIQUE("line_id"),
	CONSTRAINT "price_kept_claims_amount" CHECK ("price_kept_claims"."amount" > 0 and "price_kept_claims"."amount" = "price_kept_claims"."paid" - "price_kept_claims"."today" and "price_kept_claims"."today" >= 0),
	CONSTRAINT "price_kept_claims_quantity" CHECK ("price_kept_claims"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_kept_log" (
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"date_time" timestamp with time zone NOT NULL,
	CONSTRAINT "price_kept_log_claim_id_position_pk" PRIMARY KEY("claim_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kept_pieces" integer[];--> statement-breakpoint
ALTER TABLE "price_kept_claims" ADD CONSTRAINT "price_kept_claims_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_kept_claims" ADD CONSTRAINT "price_kept_claims_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_kept_log" ADD CONSTRAINT "price_kept_log_claim_id_price_kept_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."price_kept_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_kept_claims_member" ON "price_kept_claims" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "price_kept_claims_order" ON "price_kept_claims" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "price_kept_claims_asked" ON "price_kept_claims" USING btree ("asked_at");