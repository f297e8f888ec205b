-- One payment per order that is yet to be charged. What was charged before for a researcher who gave the order back may still be on its
-- way to the customer, or on its way again.
CREATE UNIQUE INDEX CONCURRENTLY "payments_one_open_per_order" ON "payments" ("order_id")
  WHERE "status" IN ('initiated', 'failed', 'authorized', 'mismatch');
