-- An id holds its time, and its prefix says whose it is: what a row needn't hold costs no request anything.
DROP INDEX "api_requests_created_at_idx";
ALTER TABLE "api_requests" DROP COLUMN "caller_type", DROP COLUMN "created_at";
CREATE INDEX "api_requests_id_idx" ON "api_requests" USING BRIN ("id");
