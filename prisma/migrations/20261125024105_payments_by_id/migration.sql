-- Payments, newest first.
CREATE INDEX CONCURRENTLY "payments_environment_id_idx" ON "payments"("environment", "id");
