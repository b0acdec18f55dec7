CREATE TABLE "assist_helps" (
	"help_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"assist_id" text NOT NULL,
	"day" date NOT NULL,
	"wish" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device_hash" text,
	"network_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assists" (
	"assist_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"state" text NOT NULL,
	"helped" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reasons" jsonb NOT NULL,
	"waits_since" timestamp with time zone,
	"rewarded_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"refused_for" text,
	CONSTRAINT "assists_helped" CHECK ("assists"."helped" between 0 and ("assists"."terms" ->> 'friends')::int)
);
--> statement-breakpoint
ALTER TABLE "assist_helps" ADD CONSTRAINT "assist_helps_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assist_helps" ADD CONSTRAINT "assist_helps_assist_id_assists_assist_id_fk" FOREIGN KEY ("assist_id") REFERENCES "public"."assists"("assist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assists" ADD CONSTRAINT "assists_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assists" ADD CONSTRAINT "assists_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assist_helps_once" ON "assist_helps" USING btree ("assist_id","member_id");--> statement-breakpoint
CREATE INDEX "assist_helps_day" ON "assist_helps" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "assist_helps_at" ON "assist_helps" USING btree ("at");--> statement-breakpoint
CREATE INDEX "assist_helps_device" ON "assist_helps" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "assist_helps_network" ON "assist_helps" USING btree ("network_hash","at");--> statement-breakpoint
CREATE UNIQUE INDEX "assists_once" ON "assists" USING btree ("member_id","activity_id") WHERE "assists"."state" <> 'lapsed';--> statement-breakpoint
CREATE INDEX "assists_member" ON "assists" USING btree ("member_id","started_at");--> statement-breakpoint
CREATE INDEX "assists_activity" ON "assists" USING btree ("activity_id") WHERE "assists"."state" <> 'lapsed';--> statement-breakpoint
CREATE INDEX "assists_open" ON "assists" USING btree ("ends_at") WHERE "assists"."state" = 'open';--> statement-breakpoint
CREATE INDEX "assists_waiting" ON "assists" USING btree ("waits_since") WHERE "assists"."waits_since" is not null;