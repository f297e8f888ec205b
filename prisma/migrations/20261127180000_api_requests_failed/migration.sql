-- Answers that failed, which are few: how the service is goes by them, once a minute.
CREATE INDEX CONCURRENTLY "api_requests_failed" ON "api_requests"("id") WHERE "status" >= 500;
