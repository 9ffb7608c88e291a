CREATE TABLE "agent_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"lines" jsonb NOT NULL,
	"buyer" jsonb,
	"fulfillment" jsonb,
	"language" text NOT NULL,
	"canceled" boolean DEFAULT false NOT NULL,
	"taken_by" text,
	"taken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" json NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_checkouts" ADD CONSTRAINT "agent_checkouts_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_checkouts_expires_at" ON "agent_checkouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agent_replies_expires_at" ON "agent_replies" USING btree ("expires_at");