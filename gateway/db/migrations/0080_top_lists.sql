CREATE TABLE "top_entries" (
	"period" text NOT NULL,
	"category_id" text NOT NULL,
	"rank" integer NOT NULL,
	"product_code" text NOT NULL,
	"pieces" integer NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "top_entries_period_category_id_rank_pk" PRIMARY KEY("period","category_id","rank"),
	CONSTRAINT "top_entries_counted" CHECK ("top_entries"."pieces" > 0 and "top_entries"."buyers" > 0)
);
--> statement-breakpoint
CREATE TABLE "top_lists" (
	"period" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "top_entries" ADD CONSTRAINT "top_entries_period_top_lists_period_fk" FOREIGN KEY ("period") REFERENCES "public"."top_lists"("period") ON DELETE no action ON UPDATE no action;