-- Whose an order is stands beside its words, so that one client's search doesn't look at what the others have of a word.
CREATE INDEX CONCURRENTLY "orders_words" ON "orders" USING gin (("search" || array_to_tsvector(ARRAY['=' || "client_id"])));
