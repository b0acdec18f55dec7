CREATE TABLE "product_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"content" "bytea" NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_pictures_product" ON "product_pictures" USING btree ("product_code");