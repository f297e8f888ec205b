-- What is still to be moved of shares, by a condition of which the planner can know how rare it is: see the next migration.
CREATE INDEX CONCURRENTLY "payments_share_left" ON "payments"("environment", "share_refused_at") WHERE "share_due_minor" - "share_sent_minor" <> 0;
