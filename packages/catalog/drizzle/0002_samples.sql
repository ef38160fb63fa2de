DROP INDEX "catalog"."items_alike";--> statement-breakpoint
CREATE INDEX "items_alike" ON "catalog"."items" USING btree ("collection_id","name","rarity","id");