DROP INDEX "refund_applications_order";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "members_phone_ends" ON "members" USING btree (right("phone", 4)) WHERE "members"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "refund_applications_number_begins" ON "refund_applications" USING btree ("refund_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "refund_applications_order_begins" ON "refund_applications" USING btree ("order_code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "complaints_number_begins" ON "complaints" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "prescriptions_id_begins" ON "prescriptions" USING btree ("prescription_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_code_begins" ON "orders" USING btree ("order_code" text_pattern_ops);