-- In the order in which the reconciler reads them.
CREATE INDEX CONCURRENTLY "payments_charged" ON "payments" ("sweep_at") WHERE "status" IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed');
