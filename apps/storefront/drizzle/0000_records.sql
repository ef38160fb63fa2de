CREATE SCHEMA "site";
--> statement-breakpoint
CREATE TABLE "site"."messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"body" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "messages_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "site"."samples" (
	"part" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"ms" integer,
	CONSTRAINT "samples_part_minute_pk" PRIMARY KEY("part","minute")
);
--> statement-breakpoint
CREATE TABLE "site"."subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"status" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE INDEX "messages_email" ON "site"."messages" USING btree ("email","created_at");