import { issueOrderInvoice } from '#lib/billing/issue-order-invoice.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { getDb } from '#lib/db.ts'
import { doEach, doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isChargedP } from '#lib/payments/net-money.ts'
import { defineQuery, text } from '#lib/sql.ts'

const findWithoutReceipt = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT p.id FROM payments p WHERE ${isChargedP}
      AND NOT EXISTS (SELECT 1 FROM billing_documents d WHERE d.payment_id = p.id AND d.kind = 'receipt')
    ORDER BY p.id LIMIT 500`,
)

/** What an invoice may be missing for; which of them get one, `issueOrderInvoice` knows. Older ones are an operator's to look at. */
const findWithoutInvoice = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT o.id FROM orders o JOIN offers f ON f.id = o.selected_offer_id
    WHERE o.environment IN ('development', 'production') AND o.status = 'completed'
      AND o.completed_at > now() - interval '60 days'
      AND NOT (o.outcome = 'not_found' AND coalesce(f.no_find_amount_minor, f.amount_minor) = 0)
      AND (f.agreed_fee_bps IS NOT NULL OR NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id))
      AND NOT EXISTS (
        SELECT 1 FROM billing_documents d WHERE d.environment = o.environment AND d.cause = 'order:' || o.id
      )
    ORDER BY o.id DESC LIMIT 500`,
)

/** Payments from before there were receipts, and whatever a lost job has left without its document; the clock sets it off daily. */
export async function issueMissing(): Promise<void> {
  await doEach([
    async () => doForEach(await findWithoutReceipt(getDb()), ({ id }) => issuePaymentDocuments(id)),
    async () => doForEach(await findWithoutInvoice(getDb()), ({ id }) => issueOrderInvoice(id)),
  ])
}
