-- The documents of one order, which its page asks for until they are issued.
CREATE INDEX CONCURRENTLY "billing_documents_order_id_idx" ON "billing_documents"("order_id");
