CREATE TABLE "sensitive_words" (
	"word_id" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"letters" text NOT NULL,
	"kind" text NOT NULL,
	"uses" text[] NOT NULL,
	"except" text[] NOT NULL,
	"tip" text NOT NULL,
	"is_active" boolean NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "sensitive_words_letters_unique" UNIQUE("letters")
);
--> statement-breakpoint
CREATE INDEX "sensitive_words_kind" ON "sensitive_words" USING btree ("kind","word");