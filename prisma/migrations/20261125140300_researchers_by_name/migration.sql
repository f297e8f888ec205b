-- Operators' list of researchers by name.
CREATE INDEX CONCURRENTLY "researchers_folded_name_id_idx" ON "researchers"("folded_name", "id");
