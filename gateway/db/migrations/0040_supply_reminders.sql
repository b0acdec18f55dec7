CREATE TABLE "supply_reminders" (
	"member_id" text NOT NULL,
	"whose" text NOT NULL,
	"product_code" text NOT NULL,
	"is_off" boolean NOT NULL,
	"told_of" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supply_reminders_member_id_whose_product_code_pk" PRIMARY KEY("member_id","whose","product_code")
);
--> statement-breakpoint
ALTER TABLE "supply_reminders" ADD CONSTRAINT "supply_reminders_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;