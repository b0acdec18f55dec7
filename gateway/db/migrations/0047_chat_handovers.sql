CREATE TABLE "chat_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"desk" text NOT NULL,
	"to_staff_id" text,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_handovers" ADD CONSTRAINT "chat_handovers_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_handovers" ADD CONSTRAINT "chat_handovers_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_handovers" ADD CONSTRAINT "chat_handovers_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_handovers" ADD CONSTRAINT "chat_handovers_to_staff_id_staff_staff_id_fk" FOREIGN KEY ("to_staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_handovers_conversation" ON "chat_handovers" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "chat_handovers_staff" ON "chat_handovers" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "chat_handovers_member" ON "chat_handovers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_handovers_key" ON "chat_handovers" USING btree ("key_id");