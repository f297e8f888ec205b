-- Operators keep views too: they belong to no client, and say of which list of the console they are.
-- few rows: saved_views
ALTER TABLE "saved_views" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "saved_views" ADD COLUMN "list" TEXT;
CREATE UNIQUE INDEX "saved_views_of_operators" ON "saved_views"("user_id", "list", "name") WHERE "client_id" IS NULL;
