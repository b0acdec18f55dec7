CREATE TABLE "review_counts" (
	"product_code" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "review_counts_product_code_key_pk" PRIMARY KEY("product_code","key"),
	CONSTRAINT "review_counts_count" CHECK ("review_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"member_id" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"line_id" text NOT NULL,
	"product_code" text NOT NULL,
	"shown_name" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"stars" integer NOT NULL,
	"tags" text[] NOT NULL,
	"words" text NOT NULL,
	"picture_ids" text[] NOT NULL,
	"state" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"added_words" text,
	"added_at" timestamp with time zone,
	"answer_words" text,
	"answered_by" text,
	"answerer_title" text,
	"answered_at" timestamp with time zone,
	"hide_reason" text,
	"hide_note" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"waits_since" timestamp with time zone,
	"helpful" integer DEFAULT 0 NOT NULL,
	"open_reports" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_line_id_unique" UNIQUE("line_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_helpful" CHECK ("reviews"."helpful" >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_line_id_order_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_staff_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_member" ON "review_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_votes_member" ON "review_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reviews_member" ON "reviews" USING btree ("member_id","written_at");--> statement-breakpoint
CREATE INDEX "reviews_useful" ON "reviews" USING btree ("product_code","state","helpful","written_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("waits_since") WHERE "reviews"."waits_since" is not null;