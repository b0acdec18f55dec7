CREATE TABLE "plan_instalments" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount" integer NOT NULL,
	"adds" integer NOT NULL,
	"is_on_result" boolean NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	CONSTRAINT "plan_instalments_amount" CHECK ("plan_instalments"."amount" >= 0 and "plan_instalments"."adds" >= 0),
	CONSTRAINT "plan_instalments_paid" CHECK (("plan_instalments"."state" = 'paid') = ("plan_instalments"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "plan_policies" DROP CONSTRAINT "plan_policies_back";--> statement-breakpoint
ALTER TABLE "plan_instalments" ADD CONSTRAINT "plan_instalments_policy_id_plan_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."plan_policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_instalments_number" ON "plan_instalments" USING btree ("policy_id","number");--> statement-breakpoint
CREATE INDEX "plan_instalments_due" ON "plan_instalments" USING btree ("due_on") WHERE "plan_instalments"."state" in ('coming', 'toPay', 'missed');--> statement-breakpoint
ALTER TABLE "plan_policies" ADD CONSTRAINT "plan_policies_back" CHECK ("plan_policies"."back" >= 0) NOT VALID;