-- A refund that fails days later makes a charge of it again, whatever payment has come since.
DROP INDEX CONCURRENTLY "payments_one_live_per_order";
