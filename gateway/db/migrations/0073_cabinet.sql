CREATE TABLE "cabinet_arrivals" (
	"member_id" text NOT NULL,
	"line_id" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cabinet_arrivals_member_id_line_id_pk" PRIMARY KEY("member_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "cabinet_doses" (
	"member_id" text NOT NULL,
	"medicine_id" text NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cabinet_doses_medicine_id_day_time_pk" PRIMARY KEY("medicine_id","day","time")
);
--> statement-breakpoint
CREATE TABLE "cabinet_medicines" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"patient_id" text,
	"order_code" text,
	"expires_on" date,
	"empty_on" date,
	"is_expiry_told" boolean DEFAULT false NOT NULL,
	"is_end_told" boolean DEFAULT false NOT NULL,
	"remind_at" timestamp with time zone,
	"version" integer NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cabinet_arrivals" ADD CONSTRAINT "cabinet_arrivals_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_doses" ADD CONSTRAINT "cabinet_doses_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_doses" ADD CONSTRAINT "cabinet_doses_medicine_id_cabinet_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."cabinet_medicines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_medicines" ADD CONSTRAINT "cabinet_medicines_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_medicines" ADD CONSTRAINT "cabinet_medicines_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cabinet_doses_member" ON "cabinet_doses" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "cabinet_medicines_member" ON "cabinet_medicines" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "cabinet_medicines_patient" ON "cabinet_medicines" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "cabinet_medicines_remind" ON "cabinet_medicines" USING btree ("remind_at") WHERE "cabinet_medicines"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "cabinet_medicines_key" ON "cabinet_medicines" USING btree ("key_id");