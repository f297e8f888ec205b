-- The few that were refused, to count those of the last day.
CREATE INDEX CONCURRENTLY "mails_refused" ON "mails"("refused_at") WHERE "refused_at" IS NOT NULL;
