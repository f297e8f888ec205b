-- What researchers owe, and what was given up of it.
CREATE INDEX CONCURRENTLY "payments_in_debt" ON "payments"("environment", "id") WHERE "share_sent_minor" > "share_due_minor" OR "share_written_off_minor" > 0;
