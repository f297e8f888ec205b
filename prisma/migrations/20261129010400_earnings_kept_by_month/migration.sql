-- A researcher's sums, month by month: read from here alone, in the order in which they are added up.
CREATE INDEX CONCURRENTLY "order_terms_earned" ON "order_terms" ("researcher_id", "environment", "earned_month", "currency")
  INCLUDE ("earned_state", "earned_minor", "earned_sent_minor") WHERE "earned_month" IS NOT NULL;
