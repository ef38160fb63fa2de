CREATE SCHEMA "catalog";
--> statement-breakpoint
CREATE TABLE "catalog"."activity" (
	"state_version" bigint NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text,
	"count" integer NOT NULL,
	"box_id" integer,
	"collection_id" integer,
	"from_id" integer,
	"to_id" integer,
	"amount" numeric,
	CONSTRAINT "activity_state_version_place_pk" PRIMARY KEY("state_version","place")
);
--> statement-breakpoint
CREATE TABLE "catalog"."activity_items" (
	"item_id" integer NOT NULL,
	"state_version" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "activity_items_item_id_state_version_place_pk" PRIMARY KEY("item_id","state_version","place")
);
--> statement-breakpoint
CREATE TABLE "catalog"."activity_subjects" (
	"scope" text NOT NULL,
	"subject_id" integer NOT NULL,
	"state_version" bigint NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "activity_subjects_scope_subject_id_state_version_place_pk" PRIMARY KEY("scope","subject_id","state_version","place")
);
--> statement-breakpoint
CREATE TABLE "catalog"."balances" (
	"collection_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "balances_owner_id_collection_id_pk" PRIMARY KEY("owner_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "catalog"."boxes" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"entity_id" integer NOT NULL,
	"component_address" text NOT NULL,
	"ticket_address" text NOT NULL,
	"token_address" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"image_url" text,
	"price" numeric NOT NULL,
	"max_tickets" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"volume" numeric DEFAULT '0' NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"revealed" integer DEFAULT 0 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"balance_before" numeric DEFAULT '0' NOT NULL,
	"received" numeric DEFAULT '0' NOT NULL,
	"withdrawn" numeric DEFAULT '0' NOT NULL,
	"fees" numeric DEFAULT '0' NOT NULL,
	"first_sale_at" timestamp with time zone,
	"last_sale_at" timestamp with time zone,
	"last_sale_version" bigint,
	CONSTRAINT "boxes_entity_id_unique" UNIQUE("entity_id"),
	CONSTRAINT "boxes_component_address_unique" UNIQUE("component_address"),
	CONSTRAINT "boxes_ticket_address_unique" UNIQUE("ticket_address")
);
--> statement-breakpoint
CREATE TABLE "catalog"."collections" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"box_id" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon_url" text,
	"tags" jsonb NOT NULL,
	"category" text NOT NULL,
	"verified" boolean NOT NULL,
	"nfsw" boolean NOT NULL,
	"dapp_definition" text,
	"mutable" boolean NOT NULL,
	"first_version" bigint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"minted" integer DEFAULT 0 NOT NULL,
	"burned" integer DEFAULT 0 NOT NULL,
	"in_box" integer DEFAULT 0 NOT NULL,
	"holders" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"volume" numeric DEFAULT '0' NOT NULL,
	"revealed" integer DEFAULT 0 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"transfers" integer DEFAULT 0 NOT NULL,
	"last_sale_at" timestamp with time zone,
	"sold_lately" integer DEFAULT 0 NOT NULL,
	"trending" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	CONSTRAINT "collections_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "catalog"."counters" (
	"scope" text NOT NULL,
	"subject_id" integer NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "counters_scope_subject_id_kind_pk" PRIMARY KEY("scope","subject_id","kind")
);
--> statement-breakpoint
CREATE TABLE "catalog"."documents" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"image_url" text,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', "title"), 'A') || setweight(to_tsvector('simple', "body"), 'B')) STORED,
	CONSTRAINT "documents_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "catalog"."draws" (
	"ticket_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"box_id" integer NOT NULL,
	"owner_id" integer,
	"state_version" bigint NOT NULL,
	"kind_left" integer,
	"all_left" integer,
	CONSTRAINT "draws_ticket_id_item_id_pk" PRIMARY KEY("ticket_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "catalog"."entities" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"first_version" bigint NOT NULL,
	CONSTRAINT "entities_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures" (
	"scope" text NOT NULL,
	"subject_id" integer NOT NULL,
	"span" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sold" integer NOT NULL,
	"volume" numeric NOT NULL,
	"opened" integer NOT NULL,
	"revealed" integer NOT NULL,
	"claimed" integer NOT NULL,
	"minted" integer NOT NULL,
	"transfers" integer NOT NULL,
	CONSTRAINT "figures_scope_subject_id_span_at_pk" PRIMARY KEY("scope","subject_id","span","at")
);
--> statement-breakpoint
CREATE TABLE "catalog"."generations" (
	"generation" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."holdings" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"collection_id" integer NOT NULL,
	"since_version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."items" (
	"id" serial PRIMARY KEY NOT NULL,
	"collection_id" integer NOT NULL,
	"local_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"rarity" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"box_id" integer,
	"kind_id" integer,
	"listed" boolean NOT NULL,
	"category" text NOT NULL,
	"verified" boolean NOT NULL,
	"nfsw" boolean NOT NULL,
	"lazy_minted" boolean NOT NULL,
	"sort_price" numeric,
	"minted_version" bigint NOT NULL,
	"minted_ms" bigint NOT NULL,
	"burned_version" bigint,
	"claimed_version" bigint,
	"ticket_status" text,
	"opened_version" bigint,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "name" || ' ' || "rarity" || ' ' || "local_id")) STORED,
	CONSTRAINT "items_local_id" UNIQUE("collection_id","local_id")
);
--> statement-breakpoint
CREATE TABLE "catalog"."kinds" (
	"id" serial PRIMARY KEY NOT NULL,
	"box_id" integer NOT NULL,
	"collection_id" integer NOT NULL,
	"name" text NOT NULL,
	"rarity" text NOT NULL,
	"image_url" text,
	"printed" integer DEFAULT 0 NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kinds_like" UNIQUE("box_id","collection_id","name","rarity")
);
--> statement-breakpoint
CREATE TABLE "catalog"."position" (
	"id" integer PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"genesis" text NOT NULL,
	"sources" text NOT NULL,
	"state_version" bigint NOT NULL,
	"anchor_version" bigint NOT NULL,
	"anchor_hash" text NOT NULL,
	"ledger_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"tip" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."transactions" (
	"state_version" bigint PRIMARY KEY NOT NULL,
	"intent_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "activity_kind" ON "catalog"."activity" USING btree ("kind","state_version","place");--> statement-breakpoint
CREATE INDEX "activity_items_of" ON "catalog"."activity_items" USING btree ("state_version","place","item_id");--> statement-breakpoint
CREATE INDEX "activity_subjects_kind" ON "catalog"."activity_subjects" USING btree ("scope","subject_id","kind","state_version","place");--> statement-breakpoint
CREATE INDEX "balances_top" ON "catalog"."balances" USING btree ("collection_id","count","owner_id");--> statement-breakpoint
CREATE INDEX "collections_volume" ON "catalog"."collections" USING btree ((-volume),"id");--> statement-breakpoint
CREATE INDEX "collections_sold" ON "catalog"."collections" USING btree ((-sold),"id");--> statement-breakpoint
CREATE INDEX "collections_revealed" ON "catalog"."collections" USING btree ((-revealed),"id");--> statement-breakpoint
CREATE INDEX "collections_holders" ON "catalog"."collections" USING btree ((-holders),"id");--> statement-breakpoint
CREATE INDEX "collections_claimRate" ON "catalog"."collections" USING btree ((-(claimed::numeric / greatest(revealed, 1))),"id");--> statement-breakpoint
CREATE INDEX "collections_trending" ON "catalog"."collections" USING btree ((-volume),"id") WHERE trending;--> statement-breakpoint
CREATE INDEX "collections_top" ON "catalog"."collections" USING btree ((-volume),"id") WHERE top;--> statement-breakpoint
CREATE INDEX "collections_category" ON "catalog"."collections" USING btree ("category",(-volume),"id");--> statement-breakpoint
CREATE INDEX "documents_search" ON "catalog"."documents" USING gin ("search");--> statement-breakpoint
CREATE INDEX "draws_item" ON "catalog"."draws" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "draws_box" ON "catalog"."draws" USING btree ("box_id","state_version","item_id");--> statement-breakpoint
CREATE INDEX "draws_owner" ON "catalog"."draws" USING btree ("owner_id","state_version","item_id");--> statement-breakpoint
CREATE INDEX "figures_hours" ON "catalog"."figures" USING btree ("at","scope","subject_id") WHERE span = 'hour';--> statement-breakpoint
CREATE INDEX "holdings_owner" ON "catalog"."holdings" USING btree ("owner_id","item_id");--> statement-breakpoint
CREATE INDEX "holdings_owner_collection" ON "catalog"."holdings" USING btree ("owner_id","collection_id","item_id");--> statement-breakpoint
CREATE INDEX "items_all_id" ON "catalog"."items" USING btree (id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_verified_id" ON "catalog"."items" USING btree (id) WHERE listed and verified;--> statement-breakpoint
CREATE INDEX "items_nfsw_id" ON "catalog"."items" USING btree (id) WHERE listed and nfsw;--> statement-breakpoint
CREATE INDEX "items_lazy_id" ON "catalog"."items" USING btree (id) WHERE listed and lazy_minted;--> statement-breakpoint
CREATE INDEX "items_category_id" ON "catalog"."items" USING btree ("category",id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_collection_id" ON "catalog"."items" USING btree ("collection_id",id);--> statement-breakpoint
CREATE INDEX "items_all_price_up" ON "catalog"."items" USING btree ((coalesce(sort_price, 'Infinity')),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_verified_price_up" ON "catalog"."items" USING btree ((coalesce(sort_price, 'Infinity')),id) WHERE listed and verified;--> statement-breakpoint
CREATE INDEX "items_nfsw_price_up" ON "catalog"."items" USING btree ((coalesce(sort_price, 'Infinity')),id) WHERE listed and nfsw;--> statement-breakpoint
CREATE INDEX "items_lazy_price_up" ON "catalog"."items" USING btree ((coalesce(sort_price, 'Infinity')),id) WHERE listed and lazy_minted;--> statement-breakpoint
CREATE INDEX "items_category_price_up" ON "catalog"."items" USING btree ("category",(coalesce(sort_price, 'Infinity')),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_collection_price_up" ON "catalog"."items" USING btree ("collection_id",(coalesce(sort_price, 'Infinity')),id);--> statement-breakpoint
CREATE INDEX "items_all_price_down" ON "catalog"."items" USING btree ((coalesce(-sort_price, 'Infinity')),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_verified_price_down" ON "catalog"."items" USING btree ((coalesce(-sort_price, 'Infinity')),id) WHERE listed and verified;--> statement-breakpoint
CREATE INDEX "items_nfsw_price_down" ON "catalog"."items" USING btree ((coalesce(-sort_price, 'Infinity')),id) WHERE listed and nfsw;--> statement-breakpoint
CREATE INDEX "items_lazy_price_down" ON "catalog"."items" USING btree ((coalesce(-sort_price, 'Infinity')),id) WHERE listed and lazy_minted;--> statement-breakpoint
CREATE INDEX "items_category_price_down" ON "catalog"."items" USING btree ("category",(coalesce(-sort_price, 'Infinity')),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_collection_price_down" ON "catalog"."items" USING btree ("collection_id",(coalesce(-sort_price, 'Infinity')),id);--> statement-breakpoint
CREATE INDEX "items_all_newest" ON "catalog"."items" USING btree (((-minted_ms)),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_verified_newest" ON "catalog"."items" USING btree (((-minted_ms)),id) WHERE listed and verified;--> statement-breakpoint
CREATE INDEX "items_nfsw_newest" ON "catalog"."items" USING btree (((-minted_ms)),id) WHERE listed and nfsw;--> statement-breakpoint
CREATE INDEX "items_lazy_newest" ON "catalog"."items" USING btree (((-minted_ms)),id) WHERE listed and lazy_minted;--> statement-breakpoint
CREATE INDEX "items_category_newest" ON "catalog"."items" USING btree ("category",((-minted_ms)),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_collection_newest" ON "catalog"."items" USING btree ("collection_id",((-minted_ms)),id);--> statement-breakpoint
CREATE INDEX "items_all_oldest" ON "catalog"."items" USING btree ((minted_ms),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_verified_oldest" ON "catalog"."items" USING btree ((minted_ms),id) WHERE listed and verified;--> statement-breakpoint
CREATE INDEX "items_nfsw_oldest" ON "catalog"."items" USING btree ((minted_ms),id) WHERE listed and nfsw;--> statement-breakpoint
CREATE INDEX "items_lazy_oldest" ON "catalog"."items" USING btree ((minted_ms),id) WHERE listed and lazy_minted;--> statement-breakpoint
CREATE INDEX "items_category_oldest" ON "catalog"."items" USING btree ("category",(minted_ms),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_collection_oldest" ON "catalog"."items" USING btree ("collection_id",(minted_ms),id);--> statement-breakpoint
CREATE INDEX "items_alike" ON "catalog"."items" USING btree ("collection_id","name","rarity");--> statement-breakpoint
CREATE INDEX "items_waiting" ON "catalog"."items" USING btree ("box_id") WHERE ticket_status = 'waiting';--> statement-breakpoint
CREATE INDEX "items_search" ON "catalog"."items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "kinds_alike" ON "catalog"."kinds" USING btree ("collection_id","name","rarity");