ALTER TABLE "events" ADD COLUMN "trace" TEXT;
