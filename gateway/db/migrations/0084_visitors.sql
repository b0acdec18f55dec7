CREATE TABLE "registrations" (
	"request_id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"phone_hmac" text NOT NULL,
	"landing_id" text,
	"source" text,
	"agreed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"landing_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"partner" text NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"product_codes" text[] NOT NULL,
	"coupon_type" text,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landings_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_request_id_callbacks_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."callbacks"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_coupon_type_coupon_types_coupon_type_fk" FOREIGN KEY ("coupon_type") REFERENCES "public"."coupon_types"("coupon_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone_hmac") WHERE "registrations"."member_id" is null;--> statement-breakpoint
CREATE INDEX "registrations_member" ON "registrations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registrations_landing" ON "registrations" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "landings_newest" ON "landings" USING btree ("ends_at");