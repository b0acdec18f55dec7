CREATE TABLE "audit_chain" (
	"n" bigint PRIMARY KEY NOT NULL,
	"audit_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "roles" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_audit_id_audit_log_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("audit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "audit_log_not_truncated" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_chain_append_only" BEFORE DELETE OR UPDATE ON "audit_chain" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_chain_not_truncated" BEFORE TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
