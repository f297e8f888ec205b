-- Operators' list of clients by name.
CREATE INDEX CONCURRENTLY "clients_folded_name_id_idx" ON "clients"("folded_name", "id");
