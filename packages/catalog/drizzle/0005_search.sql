CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "catalog"."items" drop column "search";--> statement-breakpoint
ALTER TABLE "catalog"."items" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', "name"), 'A') || setweight(to_tsvector('simple', "rarity" || ' ' || "local_id"), 'B') || setweight(jsonb_to_tsvector('simple', jsonb_path_query_array("attributes", '$[*].value'), '["string"]'), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "items_search" ON "catalog"."items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "items_similar" ON "catalog"."items" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "traits_similar" ON "catalog"."traits" USING gin ("value" gin_trgm_ops);