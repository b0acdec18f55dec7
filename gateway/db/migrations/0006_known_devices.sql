CREATE TABLE "alarms" (
	"alarm_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"phone_mark" text NOT NULL,
	"device_hash" text NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_phone_mark_device_hash_pk" PRIMARY KEY("phone_mark","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_tickets" ADD COLUMN "work_bits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_tickets" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "alarms_at" ON "alarms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("logged_in_at");