TRUNCATE "catalog"."traits";--> statement-breakpoint
CREATE TABLE "catalog"."fields" (
	"collection_id" integer NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"values" integer NOT NULL,
	CONSTRAINT "fields_collection_id_name_pk" PRIMARY KEY("collection_id","name")
);
--> statement-breakpoint
DROP TABLE "catalog"."item_traits" CASCADE;--> statement-breakpoint
ALTER TABLE "catalog"."traits" DROP CONSTRAINT "traits_of";--> statement-breakpoint
DROP INDEX "catalog"."items_all_id";--> statement-breakpoint
DROP INDEX "catalog"."items_verified_id";--> statement-breakpoint
DROP INDEX "catalog"."items_nfsw_id";--> statement-breakpoint
DROP INDEX "catalog"."items_lazy_id";--> statement-breakpoint
DROP INDEX "catalog"."items_category_id";--> statement-breakpoint
DROP INDEX "catalog"."items_all_price_up";--> statement-breakpoint
DROP INDEX "catalog"."items_verified_price_up";--> statement-breakpoint
DROP INDEX "catalog"."items_nfsw_price_up";--> statement-breakpoint
DROP INDEX "catalog"."items_lazy_price_up";--> statement-breakpoint
DROP INDEX "catalog"."items_category_price_up";--> statement-breakpoint
DROP INDEX "catalog"."items_all_price_down";--> statement-breakpoint
DROP INDEX "catalog"."items_verified_price_down";--> statement-breakpoint
DROP INDEX "catalog"."items_nfsw_price_down";--> statement-breakpoint
DROP INDEX "catalog"."items_lazy_price_down";--> statement-breakpoint
DROP INDEX "catalog"."items_category_price_down";--> statement-breakpoint
DROP INDEX "catalog"."items_all_newest";--> statement-breakpoint
DROP INDEX "catalog"."items_verified_newest";--> statement-breakpoint
DROP INDEX "catalog"."items_nfsw_newest";--> statement-breakpoint
DROP INDEX "catalog"."items_lazy_newest";--> statement-breakpoint
DROP INDEX "catalog"."items_category_newest";--> statement-breakpoint
DROP INDEX "catalog"."items_all_oldest";--> statement-breakpoint
DROP INDEX "catalog"."items_verified_oldest";--> statement-breakpoint
DROP INDEX "catalog"."items_nfsw_oldest";--> statement-breakpoint
DROP INDEX "catalog"."items_lazy_oldest";--> statement-breakpoint
DROP INDEX "catalog"."items_category_oldest";--> statement-breakpoint
DROP INDEX "catalog"."items_collection_oldest";--> statement-breakpoint
ALTER TABLE "catalog"."traits" ALTER COLUMN "items" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "catalog"."collections" ADD COLUMN "slots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."items" ADD COLUMN "slot" integer;--> statement-breakpoint
ALTER TABLE "catalog"."traits" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."traits" ADD COLUMN "bits" bit varying NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "items_slot" ON "catalog"."items" USING btree ("collection_id","slot") WHERE slot is not null;--> statement-breakpoint
CREATE INDEX "items_class_id" ON "catalog"."items" USING btree ("category","verified","nfsw","lazy_minted",id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_class_price_up" ON "catalog"."items" USING btree ("category","verified","nfsw","lazy_minted",(coalesce(sort_price, 'Infinity')),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_class_price_down" ON "catalog"."items" USING btree ("category","verified","nfsw","lazy_minted",(coalesce(-sort_price, 'Infinity')),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "items_class_newest" ON "catalog"."items" USING btree ("category","verified","nfsw","lazy_minted",((-minted_ms)),id) WHERE listed;--> statement-breakpoint
CREATE INDEX "traits_frequent" ON "catalog"."traits" USING btree ("collection_id","kind","name","items" DESC NULLS FIRST,"value");--> statement-breakpoint
ALTER TABLE "catalog"."traits" DROP COLUMN "place";--> statement-breakpoint
ALTER TABLE "catalog"."traits" ADD CONSTRAINT "traits_of" UNIQUE("collection_id","kind","name","value");--> statement-breakpoint
ALTER TABLE "catalog"."traits" SET (toast_tuple_target = 128);
