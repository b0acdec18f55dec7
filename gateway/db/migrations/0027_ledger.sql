CREATE TABLE "ledger_balances" (
	"member_id" text NOT NULL,
	"account" text NOT NULL,
	"balance" integer NOT NULL,
	"next_expiry_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	CONSTRAINT "ledger_balances_member_id_account_pk" PRIMARY KEY("member_id","account"),
	CONSTRAINT "ledger_balances_balance" CHECK ("ledger_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "ledger_entries_once" UNIQUE("member_id","account","key"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "sign_answers" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"question_id" text NOT NULL,
	"item" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_answers_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "sign_days" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "sign_reminders" (
	"member_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"reminded_on" date
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_answers" ADD CONSTRAINT "sign_answers_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_days" ADD CONSTRAINT "sign_days_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reminders" ADD CONSTRAINT "sign_reminders_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_balances_expiry" ON "ledger_balances" USING btree ("next_expiry_at") WHERE "ledger_balances"."next_expiry_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_balances_unproved" ON "ledger_balances" USING btree ("member_id") WHERE "ledger_balances"."proved_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_history" ON "ledger_entries" USING btree ("member_id","account","at");