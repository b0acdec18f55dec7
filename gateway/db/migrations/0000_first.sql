CREATE TABLE "deregistrations" (
	"request_id" text PRIMARY KEY NOT NULL,
	"request_number" text NOT NULL,
	"member_id" text,
	"phone_masked" text NOT NULL,
	"reason" text,
	"state" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"finishes_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"is_held_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deregistrations_request_number_unique" UNIQUE("request_number")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "third_party_logins" (
	"provider" text NOT NULL,
	"subject_mark" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "third_party_logins_provider_subject_mark_pk" PRIMARY KEY("provider","subject_mark")
);
--> statement-breakpoint
CREATE TABLE "third_party_waiting" (
	"bind_token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject_mark" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"visit_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"route" text NOT NULL,
	"name" text NOT NULL,
	"value" integer,
	"host" text NOT NULL,
	"system" text NOT NULL,
	"app" text,
	"sampling" integer NOT NULL,
	CONSTRAINT "analytics_events_visit_id_seq_pk" PRIMARY KEY("visit_id","seq")
);
--> statement-breakpoint
CREATE TABLE "bank_notices" (
	"notice_id" text NOT NULL,
	"copy" integer NOT NULL,
	"notify_url" text NOT NULL,
	"body" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "bank_notices_notice_id_copy_pk" PRIMARY KEY("notice_id","copy")
);
--> statement-breakpoint
CREATE TABLE "bank_payments" (
	"pay_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"order_code" text NOT NULL,
	"method_id" text NOT NULL,
	"amount" integer NOT NULL,
	"payer_for" text,
	"state" text NOT NULL,
	"return_url" text,
	"notify_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bank_payments_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "bank_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"pay_id" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "combinations" (
	"combine_id" text PRIMARY KEY NOT NULL,
	"sku_code" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"sale_price" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"kind" text DEFAULT 'rule' NOT NULL,
	"effective_date" text NOT NULL,
	"updated_date" text,
	"is_material" boolean DEFAULT false NOT NULL,
	"changes" text,
	"sections" jsonb NOT NULL,
	"contact" text DEFAULT '个人信息保护负责人电话 400-000-2026 转 6，十五个工作日内答复' NOT NULL,
	CONSTRAINT "documents_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "packings" (
	"sku_code" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"position" integer NOT NULL,
	"specification" text NOT NULL,
	"unit" text NOT NULL,
	"barcode" text,
	"sale_price" integer NOT NULL,
	"market_price" integer,
	"stock" integer NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	CONSTRAINT "packings_stock" CHECK ("packings"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"english_name" text,
	"brand_name" text NOT NULL,
	"maker_name" text NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	"is_antibiotic" boolean DEFAULT false NOT NULL,
	"form" text NOT NULL,
	"approval_number" text,
	"category_id" text NOT NULL,
	"symptom_ids" text[] NOT NULL,
	"audiences" text[] NOT NULL,
	"ingredients" text[] NOT NULL,
	"aliases" text[] NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	"summary" text NOT NULL,
	"key_facts" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"buy_limit" integer,
	"third_platform" jsonb,
	"views" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"text" text NOT NULL,
	"detail" text NOT NULL,
	"levels" jsonb NOT NULL,
	"gift_sku_code" text,
	"product_codes" text[],
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stair_prices" (
	"sku_code" text NOT NULL,
	"from_count" integer NOT NULL,
	"sale_price" integer NOT NULL,
	CONSTRAINT "stair_prices_sku_code_from_count_pk" PRIMARY KEY("sku_code","from_count")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"video_id" text PRIMARY KEY NOT NULL,
	"vid" text NOT NULL,
	"product_code" text NOT NULL,
	"title" text NOT NULL,
	"seconds" integer NOT NULL,
	"cues" jsonb NOT NULL,
	CONSTRAINT "videos_vid_unique" UNIQUE("vid")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"consignee_name" text NOT NULL,
	"consignee_phone" text NOT NULL,
	"province" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"area" jsonb NOT NULL,
	"detail" text NOT NULL,
	"label" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browsed" (
	"member_id" text NOT NULL,
	"product_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "browsed_member_id_product_code_pk" PRIMARY KEY("member_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "callbacks" (
	"request_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"product_code" text,
	"question" text,
	"at" timestamp with time zone NOT NULL,
	"expected_before" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"act" text DEFAULT 'agree' NOT NULL,
	"channel" text NOT NULL,
	"device_id" text NOT NULL,
	"order_code" text,
	"at" timestamp with time zone NOT NULL,
	"nth" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "consents_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"member_id" text NOT NULL,
	"product_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_product_code_pk" PRIMARY KEY("member_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "login_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "members" (
	"member_id" text PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"nickname" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "members_login_name_unique" UNIQUE("login_name"),
	CONSTRAINT "members_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "prescription_drugs" (
	"prescription_id" text NOT NULL,
	"product_code" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "prescription_drugs_prescription_id_product_code_pk" PRIMARY KEY("prescription_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"relation_label" text NOT NULL,
	"diagnosis" text NOT NULL,
	"status" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_by_order" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"member_id" text NOT NULL,
	"device_id" text NOT NULL,
	"channel" text NOT NULL,
	"device_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"phone_mark" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"phone_mark" text NOT NULL,
	"answer_hash" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reminders" (
	"member_id" text NOT NULL,
	"sku_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_reminders_member_id_sku_code_pk" PRIMARY KEY("member_id","sku_code")
);
--> statement-breakpoint
CREATE TABLE "authorizations" (
	"partner" text NOT NULL,
	"member_id" text NOT NULL,
	"open_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"channel" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"token_hash" text,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "authorizations_partner_member_id_pk" PRIMARY KEY("partner","member_id"),
	CONSTRAINT "authorizations_open_id_unique" UNIQUE("open_id"),
	CONSTRAINT "authorizations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"scene" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collections_member_id_kind_scene_day_pk" PRIMARY KEY("member_id","kind","scene","day")
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"copy_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"content" jsonb,
	"formats" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_links" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"copy_id" text NOT NULL,
	"format" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"partner" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"days" integer NOT NULL,
	"policy_url" text,
	"return_url" text NOT NULL,
	"secret_hash" text,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"member_id" text NOT NULL,
	"key" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"counts_from" timestamp with time zone,
	CONSTRAINT "preferences_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "push_clients" (
	"device_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"client_id" text NOT NULL,
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"line_id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"sku_code" text NOT NULL,
	"combine_id" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_positive" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_types" (
	"coupon_type" text PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"amount" integer NOT NULL,
	"threshold" integer NOT NULL,
	"rule" text NOT NULL,
	"product_codes" text[],
	"new_members_only" boolean DEFAULT false NOT NULL,
	"remaining" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_types_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "done_writes" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"line" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "done_writes_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "member_coupons" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"coupon_type" text NOT NULL,
	"used_by_order" text,
	"drawn_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"line_id" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"position" integer NOT NULL,
	"product_code" text NOT NULL,
	"sku_code" text NOT NULL,
	"card" jsonb NOT NULL,
	"combine_id" text DEFAULT '' NOT NULL,
	"combine_name" text,
	"specification" text NOT NULL,
	"quantity" integer NOT NULL,
	"boxes" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_code" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"settle_id" text NOT NULL,
	"status" integer NOT NULL,
	"goods" integer NOT NULL,
	"promotion" integer NOT NULL,
	"coupon" integer NOT NULL,
	"freight" integer NOT NULL,
	"payable" integer NOT NULL,
	"coupon_id" text,
	"consignee_name" text NOT NULL,
	"consignee_phone" text NOT NULL,
	"province_name" text NOT NULL,
	"city_name" text NOT NULL,
	"address_text" text NOT NULL,
	"delivery_id" text NOT NULL,
	"note" text NOT NULL,
	"gifts" jsonb NOT NULL,
	"patient_name" text,
	"prescription_id" text,
	"origin_type" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_name" text,
	"shipped_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"refunded_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "orders_settle_id_unique" UNIQUE("settle_id"),
	CONSTRAINT "orders_payable" CHECK ("orders"."payable" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"tracking_number" text NOT NULL,
	"position" integer NOT NULL,
	"stage" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_events_tracking_number_position_pk" PRIMARY KEY("tracking_number","position")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"order_code" text PRIMARY KEY NOT NULL,
	"carrier" integer NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_phone" text NOT NULL,
	"from_city" text NOT NULL,
	"to_city" text NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcels_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "pay_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"pay_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"pay_id" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"method_id" text NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"open_id" text,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refund_asked_at" timestamp with time zone,
	"refund_failed" boolean DEFAULT false NOT NULL,
	"shipping_told_at" timestamp with time zone,
	"shipping_tried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counts_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"settle_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"skus" jsonb NOT NULL,
	"order_code" text,
	"submit_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_acceptances" (
	"order_code" text NOT NULL,
	"scene" text NOT NULL,
	"member_id" text NOT NULL,
	"open_id" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "wechat_acceptances_order_code_scene_pk" PRIMARY KEY("order_code","scene")
);
--> statement-breakpoint
CREATE TABLE "wechat_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deregistrations" ADD CONSTRAINT "deregistrations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_logins" ADD CONSTRAINT "third_party_logins_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combinations" ADD CONSTRAINT "combinations_sku_code_packings_sku_code_fk" FOREIGN KEY ("sku_code") REFERENCES "public"."packings"("sku_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_gift_sku_code_packings_sku_code_fk" FOREIGN KEY ("gift_sku_code") REFERENCES "public"."packings"("sku_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stair_prices" ADD CONSTRAINT "stair_prices_sku_code_packings_sku_code_fk" FOREIGN KEY ("sku_code") REFERENCES "public"."packings"("sku_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsed" ADD CONSTRAINT "browsed_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsed" ADD CONSTRAINT "browsed_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_drugs" ADD CONSTRAINT "prescription_drugs_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_drugs" ADD CONSTRAINT "prescription_drugs_product_code_products_product_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("product_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reminders" ADD CONSTRAINT "stock_reminders_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reminders" ADD CONSTRAINT "stock_reminders_sku_code_packings_sku_code_fk" FOREIGN KEY ("sku_code") REFERENCES "public"."packings"("sku_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_partner_partners_partner_fk" FOREIGN KEY ("partner") REFERENCES "public"."partners"("partner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_links" ADD CONSTRAINT "data_links_copy_id_data_copies_copy_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."data_copies"("copy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_clients" ADD CONSTRAINT "push_clients_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_code_packings_sku_code_fk" FOREIGN KEY ("sku_code") REFERENCES "public"."packings"("sku_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_coupon_type_coupon_types_coupon_type_fk" FOREIGN KEY ("coupon_type") REFERENCES "public"."coupon_types"("coupon_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_acceptances" ADD CONSTRAINT "wechat_acceptances_order_code_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("order_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_acceptances" ADD CONSTRAINT "wechat_acceptances_member_id_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deregistrations_one" ON "deregistrations" USING btree ("member_id") WHERE "deregistrations"."state" = 'cooling';--> statement-breakpoint
CREATE INDEX "deregistrations_due" ON "deregistrations" USING btree ("state","finishes_at");--> statement-breakpoint
CREATE INDEX "third_party_logins_member" ON "third_party_logins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bank_notices_due" ON "bank_notices" USING btree ("taken_at","due_at");--> statement-breakpoint
CREATE INDEX "combinations_sku" ON "combinations" USING btree ("sku_code");--> statement-breakpoint
CREATE INDEX "packings_product" ON "packings" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "packings_barcode" ON "packings" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("sales");--> statement-breakpoint
CREATE INDEX "videos_product" ON "videos" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "prescriptions_member" ON "prescriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone_mark","sent_at");--> statement-breakpoint
CREATE INDEX "data_copies_member" ON "data_copies" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_copies_state" ON "data_copies" USING btree ("state");--> statement-breakpoint
CREATE INDEX "push_clients_member" ON "push_clients" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("owner","sku_code","combine_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupons_once" ON "member_coupons" USING btree ("member_id","coupon_type");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("order_code","method_id","payer");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "wechat_acceptances_due" ON "wechat_acceptances" USING btree ("used_at","accepted_at");