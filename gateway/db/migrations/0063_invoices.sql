CREATE TABLE "invoice_lines" (
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"line_id" text NOT NULL,
	"name" text NOT NULL,
	"specification" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"rate" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_once" UNIQUE("invoice_id","line_id"),
	CONSTRAINT "invoice_lines_amount" CHECK ("invoice_lines"."amount" > 0 and "invoice_lines"."tax" between 0 and "invoice_lines"."amount" and "invoice_lines"."quantity" >= 0),
	CONSTRAINT "invoice_lines_taken" CHECK ("invoice_lines"."taken" between 0 and "invoice_lines"."amount")
);
--> statement-breakpoint
CREATE TABLE "invoice_serials" (
	"id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_code" text NOT NULL,
	"colour" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"tax" integer DEFAULT 0 NOT NULL,
	"before" text[] DEFAULT '{}' NOT NULL,
	"blue_id" text,
	"cause" text,
	"refund_number" text,
	"number" text,
	"serial" integer,
	"issued_at" timestamp with time zone,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"refusal" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" >= 0 and "invoices"."tax" between 0 and "invoices"."amount"),
	CONSTRAINT "invoices_red" CHECK (("invoices"."colour" = 'red') = ("invoices"."blue_id" is not null)),
	CONSTRAINT "invoices_numbered" CHECK (("invoices"."number" is null) = ("invoices"."issued_at" is null) and ("invoices"."number" is null) = ("invoices"."serial" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_titles_member" ON "invoice_titles" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_titles_key" ON "invoice_titles" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("member_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "invoices_key" ON "invoices" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_live" ON "invoices" USING btree ("order_code") WHERE "invoices"."colour" = 'blue' and "invoices"."state" in ('asked', 'issuing', 'failed', 'issued', 'partlyRed');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_red_once" ON "invoices" USING btree ("blue_id",coalesce("refund_number", '')) WHERE "invoices"."colour" = 'red';--> statement-breakpoint
CREATE INDEX "invoices_asked" ON "invoices" USING btree ("asked_at") WHERE "invoices"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("next_attempt_at") WHERE "invoices"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_failed" ON "invoices" USING btree ("moved_at") WHERE "invoices"."state" = 'failed';--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'an issued invoice never changes'; END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_unchanged" BEFORE UPDATE ON "invoices" FOR EACH ROW WHEN (OLD."number" IS NOT NULL AND ROW(OLD."id", OLD."order_code", OLD."colour", OLD."asked_at", OLD."amount", OLD."tax", OLD."before", OLD."blue_id", OLD."cause", OLD."refund_number", OLD."number", OLD."serial", OLD."issued_at", OLD."is_demonstration", OLD."content") IS DISTINCT FROM ROW(NEW."id", NEW."order_code", NEW."colour", NEW."asked_at", NEW."amount", NEW."tax", NEW."before", NEW."blue_id", NEW."cause", NEW."refund_number", NEW."number", NEW."serial", NEW."issued_at", NEW."is_demonstration", NEW."content")) EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_unchanged" BEFORE UPDATE ON "invoice_lines" FOR EACH ROW WHEN (ROW(OLD."invoice_id", OLD."position", OLD."line_id", OLD."name", OLD."specification", OLD."quantity", OLD."amount", OLD."tax", OLD."rate") IS DISTINCT FROM ROW(NEW."invoice_id", NEW."position", NEW."line_id", NEW."name", NEW."specification", NEW."quantity", NEW."amount", NEW."tax", NEW."rate")) EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_serial_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'DELETE' OR NEW."last" <> OLD."last" + 1 THEN RAISE EXCEPTION 'numbers of invoices are given one by one'; END IF; RETURN NEW; END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_serial_grows" BEFORE UPDATE OR DELETE ON "invoice_serials" FOR EACH ROW EXECUTE FUNCTION "refuse_serial_change"();
