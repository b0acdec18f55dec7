CREATE TABLE "chat_appraisals" (
	"conversation_id" text NOT NULL,
	"session" integer NOT NULL,
	"member_id" text NOT NULL,
	"staff_id" text,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_appraisals_conversation_id_session_pk" PRIMARY KEY("conversation_id","session")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"member_id" text NOT NULL,
	"seq" integer NOT NULL,
	"session" integer DEFAULT 1 NOT NULL,
	"sender" text NOT NULL,
	"staff_id" text,
	"desk" text NOT NULL,
	"client_id" text,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_seq" UNIQUE("conversation_id","seq"),
	CONSTRAINT "chat_messages_once" UNIQUE("conversation_id","sender","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"desk" text NOT NULL,
	"website" text NOT NULL,
	"session" integer DEFAULT 1 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"member_read_seq" integer DEFAULT 0 NOT NULL,
	"staff_read_seq" integer DEFAULT 0 NOT NULL,
	"waits_since" timestamp with time zone,
	"staff_id" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"told_seq" integer DEFAULT 0 NOT NULL,
	"followed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "left_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"website" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
ALTER TABLE "chat_appraisals" ADD CONSTRAINT "chat_appraisals_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_appraisals" ADD CONSTRAINT "chat_appraisals_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_appraisals" ADD CONSTRAINT "chat_appraisals_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tokens" ADD CONSTRAINT "chat_tokens_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_messages" ADD CONSTRAINT "left_messages_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_messages" ADD CONSTRAINT "left_messages_answered_by_staff_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_appraisals_member" ON "chat_appraisals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_messages_member" ON "chat_messages" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_messages_key" ON "chat_messages" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "chat_tokens_expires" ON "chat_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_tokens_member" ON "chat_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_service" ON "conversations" USING btree ("member_id") WHERE "conversations"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "conversations_member" ON "conversations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("desk","waits_since") WHERE "conversations"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "conversations_staff" ON "conversations" USING btree ("staff_id") WHERE "conversations"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "conversations_untold" ON "conversations" USING btree ("last_at") WHERE "conversations"."last_seq" > "conversations"."member_read_seq" and "conversations"."told_seq" <= "conversations"."member_read_seq";--> statement-breakpoint
CREATE INDEX "left_messages_member" ON "left_messages" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "left_messages_key" ON "left_messages" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "left_messages_waiting" ON "left_messages" USING btree ("at") WHERE "left_messages"."answered_at" is null;