CREATE TABLE "plan_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"family" text NOT NULL,
	"state" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"insured_hmac" text NOT NULL,
	"terms" jsonb NOT NULL,
	"reads" jsonb NOT NULL,
	"declared_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"premium" integer NOT NULL,
	"rate_from" date NOT NULL,
	"offer_until" timestamp with time zone NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"starts_on" date,
	"ends_on" date,
	"policy_number" text,
	"check_code" text,
	"issued_at" timestamp with time zone,
	"cooling_until" timestamp with time zone,
	"benefit_id" text,
	"registered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"back" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "plan_policies_policy_number_unique" UNIQUE("policy_number"),
	CONSTRAINT "plan_policies_premium" CHECK ("plan_policies"."premium" > 0),
	CONSTRAINT "plan_policies_back" CHECK ("plan_policies"."back" between 0 and "plan_policies"."premium"),
	CONSTRAINT "plan_policies_signed" CHECK (("plan_policies"."state" in ('filling', 'declined', 'closed')) or "plan_policies"."signed_at" is not null),
	CONSTRAINT "plan_policies_issued" CHECK (("plan_policies"."state" in ('active', 'cancelling', 'cancelled')) = ("plan_policies"."policy_number" is not null))
);
--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "is_sold_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_policies" ADD CONSTRAINT "plan_policies_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_policies" ADD CONSTRAINT "plan_policies_benefit_id_benefits_benefit_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("benefit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_policies_member" ON "plan_policies" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_policies_key" ON "plan_policies" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_policies_open" ON "plan_policies" USING btree ("member_id","plan_id") WHERE "plan_policies"."state" in ('filling', 'underwriting', 'toPay');--> statement-breakpoint
CREATE INDEX "plan_policies_insured" ON "plan_policies" USING btree ("plan_id","insured_hmac");--> statement-breakpoint
CREATE INDEX "plan_policies_next" ON "plan_policies" USING btree ("next_attempt_at") WHERE "plan_policies"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_policies_to_pay" ON "plan_policies" USING btree ("pay_before") WHERE "plan_policies"."state" = 'toPay';