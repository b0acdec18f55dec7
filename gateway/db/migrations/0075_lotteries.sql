CREATE TABLE "lotteries" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"conditions" text NOT NULL,
	"prizes" jsonb NOT NULL,
	"free_times" integer NOT NULL,
	"use_integral" integer NOT NULL,
	"integral_limit" integer NOT NULL,
	"share_limit" integer NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"begun_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stopped_for" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lotteries_period" CHECK ("lotteries"."ends_at" > "lotteries"."begins_at")
);
--> statement-breakpoint
CREATE TABLE "lottery_chances" (
	"chance_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"way" text NOT NULL,
	"day" date NOT NULL,
	"integral" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"draw_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"nonce" integer NOT NULL,
	"key" text NOT NULL,
	"way" text NOT NULL,
	"day" date NOT NULL,
	"drawn_prize" text NOT NULL,
	"prize_id" text NOT NULL,
	"prize_type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_draws_nonce" UNIQUE("member_id","activity_id","nonce"),
	CONSTRAINT "lottery_draws_key" UNIQUE("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "lottery_helps" (
	"member_id" text NOT NULL,
	"share_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_helps_share_id_member_id_pk" PRIMARY KEY("share_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"addressed_at" timestamp with time zone NOT NULL,
	"carrier" integer,
	"tracking_number" text,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lottery_shares" (
	"share_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_shares_each" UNIQUE("member_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_stocks" (
	"activity_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"won" integer NOT NULL,
	CONSTRAINT "lottery_stocks_activity_id_prize_id_pk" PRIMARY KEY("activity_id","prize_id"),
	CONSTRAINT "lottery_stocks_won" CHECK ("lottery_stocks"."won" between 0 and "lottery_stocks"."quantity")
);
--> statement-breakpoint
ALTER TABLE "order_earnings" ADD COLUMN "integral" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_earnings" ADD COLUMN "integral_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_chances" ADD CONSTRAINT "lottery_chances_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chances" ADD CONSTRAINT "lottery_chances_activity_id_lotteries_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."lotteries"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_activity_id_lotteries_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."lotteries"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_helps" ADD CONSTRAINT "lottery_helps_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_helps" ADD CONSTRAINT "lottery_helps_share_id_lottery_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."lottery_shares"("share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_parcels" ADD CONSTRAINT "lottery_parcels_id_lottery_draws_draw_id_fk" FOREIGN KEY ("id") REFERENCES "public"."lottery_draws"("draw_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_parcels" ADD CONSTRAINT "lottery_parcels_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_shares" ADD CONSTRAINT "lottery_shares_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_shares" ADD CONSTRAINT "lottery_shares_activity_id_lotteries_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."lotteries"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_stocks" ADD CONSTRAINT "lottery_stocks_activity_id_lotteries_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."lotteries"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lotteries_ends" ON "lotteries" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "lottery_chances_member" ON "lottery_chances" USING btree ("member_id","activity_id","day");--> statement-breakpoint
CREATE INDEX "lottery_chances_open" ON "lottery_chances" USING btree ("activity_id") WHERE "lottery_chances"."used_at" is null and "lottery_chances"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "lottery_draws_newest" ON "lottery_draws" USING btree ("activity_id","at");--> statement-breakpoint
CREATE INDEX "lottery_draws_member" ON "lottery_draws" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "lottery_helps_member" ON "lottery_helps" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lottery_parcels_member" ON "lottery_parcels" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lottery_parcels_to_send" ON "lottery_parcels" USING btree ("addressed_at") WHERE "lottery_parcels"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "lottery_parcels_key" ON "lottery_parcels" USING btree ("key_id");--> statement-breakpoint
CREATE FUNCTION "refuse_lottery_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a draw that has begun never changes'; END $$;--> statement-breakpoint
CREATE TRIGGER "lotteries_frozen" BEFORE UPDATE ON "lotteries" FOR EACH ROW WHEN (OLD."begun_at" IS NOT NULL AND ROW(OLD."activity_id", OLD."title", OLD."conditions", OLD."prizes", OLD."free_times", OLD."use_integral", OLD."integral_limit", OLD."share_limit", OLD."begins_at", OLD."ends_at", OLD."seed", OLD."begun_at") IS DISTINCT FROM ROW(NEW."activity_id", NEW."title", NEW."conditions", NEW."prizes", NEW."free_times", NEW."use_integral", NEW."integral_limit", NEW."share_limit", NEW."begins_at", NEW."ends_at", NEW."seed", NEW."begun_at")) EXECUTE FUNCTION "refuse_lottery_change"();--> statement-breakpoint
CREATE TRIGGER "lotteries_kept" BEFORE DELETE ON "lotteries" FOR EACH ROW WHEN (OLD."begun_at" IS NOT NULL) EXECUTE FUNCTION "refuse_lottery_change"();
