CREATE TABLE "safety_counts" (
	"day" text NOT NULL,
	"rule_id" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "safety_counts_day_rule_id_outcome_pk" PRIMARY KEY("day","rule_id","outcome")
);
