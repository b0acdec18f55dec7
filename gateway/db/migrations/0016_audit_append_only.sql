CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'audit_log is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE DELETE OR UPDATE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
