CREATE TABLE "rate_windows" (
	"bucket" text PRIMARY KEY NOT NULL,
	"slot" bigint NOT NULL,
	"counts" integer[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_windows_expiry" ON "rate_windows" USING btree ("expires_at");