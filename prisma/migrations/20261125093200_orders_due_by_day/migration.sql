-- Operators' orders by the day they are due, and those that are late (lib/orders/due.ts), the queue's too.
CREATE INDEX CONCURRENTLY "orders_due_by_day" ON "orders"("environment", ("estimated_completion_date" + round("waited_seconds" / 86400.0)::int), "id") WHERE "status" IN ('confirmed', 'in_progress');
