CREATE TABLE "order_earnings" (
	"order_code" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"rate" integer NOT NULL,
	"percent" integer NOT NULL,
	"coins" integer NOT NULL,
	"coins_taken" integer DEFAULT 0 NOT NULL,
	"growth" integer NOT NULL,
	"growth_taken" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_earnings_coins" CHECK ("order_earnings"."coins_taken" between 0 and "order_earnings"."coins"),
	CONSTRAINT "order_earnings_growth" CHECK ("order_earnings"."growth_taken" between 0 and "order_earnings"."growth")
);
--> statement-breakpoint
CREATE TABLE "ledger_debts" (
	"member_id" text NOT NULL,
	"account" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_debts_member_id_account_expires_at_pk" PRIMARY KEY("member_id","account","expires_at"),
	CONSTRAINT "ledger_debts_amount" CHECK ("ledger_debts"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_earnings" ADD CONSTRAINT "order_earnings_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_debts" ADD CONSTRAINT "ledger_debts_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_earnings_member" ON "order_earnings" USING btree ("member_id");