ALTER TABLE "catalog"."items" ADD COLUMN "revealed_version" bigint;--> statement-breakpoint
ALTER TABLE "catalog"."items" ADD COLUMN "redeemer_id" integer;--> statement-breakpoint
ALTER TABLE "catalog"."traits" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "items_redeemer" ON "catalog"."items" USING btree ("redeemer_id") WHERE redeemer_id is not null;