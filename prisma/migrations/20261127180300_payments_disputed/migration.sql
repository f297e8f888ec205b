-- Disputed payments by when they were last looked at, once a minute.
CREATE INDEX CONCURRENTLY "payments_disputed" ON "payments"("swept_at") WHERE "status" = 'disputed';
