CREATE TABLE "message_deliveries" (
	"message_id" text NOT NULL,
	"channel" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"member_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"comes_at_night" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "message_deliveries_message_id_channel_target_pk" PRIMARY KEY("message_id","channel","target")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"template" text NOT NULL,
	"event" text NOT NULL,
	"words" jsonb NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_once" UNIQUE("template","event","member_id")
);
--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "missed_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "told_price" integer;--> statement-breakpoint
ALTER TABLE "message_deliveries" ADD CONSTRAINT "message_deliveries_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_deliveries" ADD CONSTRAINT "message_deliveries_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_deliveries_due" ON "message_deliveries" USING btree ("next_attempt_at") WHERE "message_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "message_deliveries_member" ON "message_deliveries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "messages_member" ON "messages" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("member_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_at" ON "messages" USING btree ("at");--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "callbacks_waiting" ON "callbacks" USING btree ("expected_before") WHERE "callbacks"."member_id" is not null and "callbacks"."called_at" is null and "callbacks"."missed_told_at" is null;--> statement-breakpoint
CREATE INDEX "callbacks_member" ON "callbacks" USING btree ("member_id") WHERE "callbacks"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_reminders_waiting" ON "stock_reminders" USING btree ("at") WHERE "stock_reminders"."told_at" is null;