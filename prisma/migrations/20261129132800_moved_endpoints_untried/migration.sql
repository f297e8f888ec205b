-- few rows: webhook_endpoints
-- Those that were moved after their check had passed: what is kept of it was said of another address.
UPDATE "webhook_endpoints" SET "verification" = NULL WHERE "verified_at" IS NULL AND "verification" ->> 'verified' = 'true';
