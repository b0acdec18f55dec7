CREATE TABLE "product_viewers" (
	"view_hash" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "contact" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "product_viewers_at" ON "product_viewers" USING btree ("at");