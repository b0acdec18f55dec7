CREATE TABLE "articles" (
	"article_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"author_title" text NOT NULL,
	"text" text NOT NULL,
	"sources" jsonb NOT NULL,
	"updated_on" text NOT NULL,
	"is_published" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("updated_on","article_id");