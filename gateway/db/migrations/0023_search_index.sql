CREATE TABLE "search_builds" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	"products" integer NOT NULL,
	"choices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"term_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "search_postings_term_id_product_id_pk" PRIMARY KEY("term_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"mark" text NOT NULL,
	"brand" text NOT NULL,
	"form" text NOT NULL,
	"leaf" text NOT NULL,
	"symptoms" integer NOT NULL,
	"audiences" integer NOT NULL,
	"price" integer NOT NULL,
	"sales" integer NOT NULL,
	"term_ids" integer[] NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "search_products_product_code_unique" UNIQUE("product_code")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term_id" integer PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"shown" text NOT NULL,
	"symptom_id" text,
	"category_id" text,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_products_leaf" ON "search_products" USING btree ("leaf","sales" DESC NULLS LAST);