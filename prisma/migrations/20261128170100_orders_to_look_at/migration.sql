-- And of delivered ones whether their customer hasn't said anything of them.
CREATE INDEX CONCURRENTLY "orders_to_look_at" ON "orders" ("client_id", "environment", (coalesce("review_state" IS NULL AND "open_case_id" IS NULL, false)), "id" DESC) WHERE "status" = 'delivered';
