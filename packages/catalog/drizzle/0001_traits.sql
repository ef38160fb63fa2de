CREATE TABLE "catalog"."item_traits" (
	"trait_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "item_traits_trait_id_item_id_pk" PRIMARY KEY("trait_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "catalog"."traits" (
	"id" serial PRIMARY KEY NOT NULL,
	"collection_id" integer NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "traits_of" UNIQUE("collection_id","name","value")
);
--> statement-breakpoint
CREATE INDEX "item_traits_item" ON "catalog"."item_traits" USING btree ("item_id");--> statement-breakpoint
INSERT INTO "catalog"."traits" ("collection_id", "name", "value", "items")
SELECT i.collection_id, a.name, a.value, count(DISTINCT i.id) FROM "catalog"."items" i
CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(i.attributes) AS (name text, value text)) WITH ORDINALITY AS a(name, value, place)
WHERE i.listed GROUP BY 1, 2, 3 ORDER BY min(i.id), min(a.place);
--> statement-breakpoint
ANALYZE "catalog"."traits";
--> statement-breakpoint
INSERT INTO "catalog"."item_traits" ("trait_id", "item_id")
SELECT DISTINCT t.id, i.id FROM "catalog"."items" i CROSS JOIN LATERAL jsonb_to_recordset(i.attributes) AS a(name text, value text)
JOIN "catalog"."traits" t ON t.collection_id = i.collection_id AND t.name = a.name AND t.value = a.value WHERE i.listed;
