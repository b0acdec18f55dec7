CREATE TABLE "member_grants" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"right" text NOT NULL,
	"source" text NOT NULL,
	"value" integer NOT NULL,
	"coupon_type" text,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"reason" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text
);
--> statement-breakpoint
CREATE TABLE "member_birthdays" (
	"member_id" text PRIMARY KEY NOT NULL,
	"month" integer NOT NULL,
	"day" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_birthdays_day" CHECK ("member_birthdays"."month" between 1 and 12 and "member_birthdays"."day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "member_gifts" (
	"member_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"level" integer NOT NULL,
	"coupon_ids" text[] NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "member_gifts_member_id_gift_id_pk" PRIMARY KEY("member_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "member_level_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"from_level" integer NOT NULL,
	"to_level" integer NOT NULL,
	"reason" text NOT NULL,
	"from_since" timestamp with time zone,
	"from_until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_levels" (
	"member_id" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"looked_until" timestamp with time zone,
	"proved_at" timestamp with time zone,
	CONSTRAINT "member_levels_level" CHECK ("member_levels"."level" >= 1)
);
--> statement-breakpoint
ALTER TABLE "member_grants" ADD CONSTRAINT "member_grants_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_birthdays" ADD CONSTRAINT "member_birthdays_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_gifts" ADD CONSTRAINT "member_gifts_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_level_changes" ADD CONSTRAINT "member_level_changes_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_levels" ADD CONSTRAINT "member_levels_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_grants_each" ON "member_grants" USING btree ("member_id","right","source") WHERE "member_grants"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "member_grants_member" ON "member_grants" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_level_changes_member" ON "member_level_changes" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "member_levels_until" ON "member_levels" USING btree ("until") WHERE "member_levels"."until" is not null;