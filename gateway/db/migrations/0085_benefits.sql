CREATE TABLE "benefit_uses" (
	"order_code" text PRIMARY KEY NOT NULL,
	"benefit_id" text NOT NULL,
	"cents" integer NOT NULL,
	"back" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "benefit_uses_back" CHECK ("benefit_uses"."back" between 0 and "benefit_uses"."cents")
);
--> statement-breakpoint
CREATE TABLE "benefits" (
	"benefit_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"policy_number" text NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"insurer" text NOT NULL,
	"insured_name" text NOT NULL,
	"insured_hmac" text NOT NULL,
	"percent" integer NOT NULL,
	"leaves" text[] NOT NULL,
	"product_codes" text[] NOT NULL,
	"yearly" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	"unbound_at" timestamp with time zone,
	CONSTRAINT "benefits_policy_number_unique" UNIQUE("policy_number"),
	CONSTRAINT "benefits_reserved" CHECK ("benefits"."reserved" >= 0),
	CONSTRAINT "benefits_taken" CHECK ("benefits"."taken" >= 0),
	CONSTRAINT "benefits_limit" CHECK ("benefits"."reserved" + "benefits"."taken" <= "benefits"."yearly")
);
--> statement-breakpoint
CREATE TABLE "pre_asks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"benefit_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"product_code" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"consultation_id" text
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "insured" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_insured" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "insured" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "benefit_id" text;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_benefit_id_benefits_benefit_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("benefit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_asks" ADD CONSTRAINT "pre_asks_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_asks" ADD CONSTRAINT "pre_asks_benefit_id_benefits_benefit_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("benefit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_uses_benefit" ON "benefit_uses" USING btree ("benefit_id");--> statement-breakpoint
CREATE INDEX "benefits_member" ON "benefits" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pre_asks_open" ON "pre_asks" USING btree ("member_id","benefit_id","product_code") WHERE "pre_asks"."consultation_id" is null;--> statement-breakpoint
CREATE INDEX "pre_asks_key" ON "pre_asks" USING btree ("key_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded_insured" CHECK ("order_lines"."refunded_insured" between 0 and "order_lines"."insured") NOT VALID;