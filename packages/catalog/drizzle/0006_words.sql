CREATE TABLE "catalog"."item_words" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."known_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."numbers" (
	"collection_id" integer NOT NULL,
	"name" text NOT NULL,
	"number" numeric NOT NULL,
	"slot" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "numbers_collection_id_name_number_slot_value_pk" PRIMARY KEY("collection_id","name","number","slot","value")
);
--> statement-breakpoint
DROP INDEX "catalog"."items_search";--> statement-breakpoint
DROP INDEX "catalog"."items_similar";--> statement-breakpoint
DROP INDEX "catalog"."traits_similar";--> statement-breakpoint
CREATE INDEX "item_words_words" ON "catalog"."item_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "known_words_similar" ON "catalog"."known_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "catalog"."items" DROP COLUMN "search";