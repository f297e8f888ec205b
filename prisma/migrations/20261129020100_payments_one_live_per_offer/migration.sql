-- And one per offer that hasn't ended without money changing hands.
CREATE UNIQUE INDEX CONCURRENTLY "payments_one_live_per_offer" ON "payments" ("order_id", "offer_id")
  WHERE "status" NOT IN ('canceled', 'expired', 'refunded');
