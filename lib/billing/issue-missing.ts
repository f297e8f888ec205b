import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

const findWithoutReceipt = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT p.id FROM payments p WHERE p.status IN ('captured', 'transferred', 'partially_refunded', 'refunded', 'disputed')
      AND NOT EXISTS (SELECT 1 FROM billing_documents d WHERE d.payment_id = p.id AND d.kind = 'receipt')
    ORDER BY p.id LIMIT 500`,
)

/** Payments from before there were receipts; the clock sets it off daily. */
export async function issueMissing(): Promise<void> {
  for (const { id } of await findWithoutReceipt(getDb())) await issuePaymentDocuments(id)
}
