CREATE TABLE "dangers" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"words" text[] NOT NULL,
	"exceptions" text[] NOT NULL,
	"headline" text NOT NULL,
	"lead" text NOT NULL,
	"signs" text[] NOT NULL,
	"phones" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"otherwise" text NOT NULL,
	"approval" jsonb
);
--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "headlines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "rule_outs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "neighbours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "approval" jsonb;