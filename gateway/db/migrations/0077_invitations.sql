CREATE TABLE "invitations" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"inviter_id" text,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"order_before" timestamp with time zone NOT NULL,
	"order_code" text,
	"due_at" timestamp with time zone,
	"device_hash" text,
	"network_hash" text,
	"reasons" jsonb NOT NULL,
	"waits_since" timestamp with time zone,
	"rewarded_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"refused_for" text,
	CONSTRAINT "invitations_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "invite_links" (
	"invite_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"network_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_links_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_members_member_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_decided_by_staff_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id","accepted_at");--> statement-breakpoint
CREATE INDEX "invitations_open" ON "invitations" USING btree ("state","order_before") WHERE "invitations"."state" in ('joined', 'held');--> statement-breakpoint
CREATE INDEX "invitations_waiting" ON "invitations" USING btree ("waits_since") WHERE "invitations"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "invitations_device" ON "invitations" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "invitations_network" ON "invitations" USING btree ("network_hash","accepted_at");