CREATE TABLE "database_purpose" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"purpose" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "database_purpose_one_row" CHECK ("database_purpose"."only_row"),
	CONSTRAINT "database_purpose_known" CHECK ("database_purpose"."purpose" in ('demonstration', 'production'))
);
