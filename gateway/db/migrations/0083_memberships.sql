CREATE TABLE "svip_pauses" (
	"pause_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "svip_cards" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "svip_cards" ADD COLUMN "frozen_for" text;--> statement-breakpoint
ALTER TABLE "svip_orders" ADD COLUMN "returned_for" text;--> statement-breakpoint
ALTER TABLE "svip_orders" ADD COLUMN "extra_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "svip_pauses" ADD CONSTRAINT "svip_pauses_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "svip_pauses_member" ON "svip_pauses" USING btree ("member_id","announced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "svip_pauses_open" ON "svip_pauses" USING btree ("member_id") WHERE "svip_pauses"."state" in ('announced', 'paused');--> statement-breakpoint
CREATE INDEX "svip_pauses_due" ON "svip_pauses" USING btree ("begins_at") WHERE "svip_pauses"."state" = 'announced';