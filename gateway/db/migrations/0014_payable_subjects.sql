ALTER TABLE "payments" DROP CONSTRAINT "payments_order_code_orders_order_code_fk";
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subject_kind" text DEFAULT 'order' NOT NULL;