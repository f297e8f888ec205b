-- The same of orders that wait with an account.
CREATE INDEX CONCURRENTLY "first_orders_archive_idx" ON "first_orders" ((content ->> 'archiveRepositoryId'));
