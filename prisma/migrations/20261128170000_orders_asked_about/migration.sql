-- Whose turn it is (lib/orders/turns.ts): of orders under way whether their researcher waits for an answer.
CREATE INDEX CONCURRENTLY "orders_asked_about" ON "orders" ("client_id", "environment", (coalesce("question_by" = 'researcher', false)), "id" DESC) WHERE "status" = 'in_progress';
