CREATE TABLE "name_aliases" (
	"name" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "needs" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"words" text[] NOT NULL,
	"symptom_ids" text[] NOT NULL,
	"choices" jsonb NOT NULL,
	"advice" jsonb NOT NULL
);
