import { issueOrderInvoice } from '#lib/billing/issue-order-invoice.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { lacksInvoice, lacksNote, lacksReceipt } from '#lib/billing/missing.ts'
import { getDb } from '#lib/db.ts'
import { doEach, doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

const findWithoutReceipt = defineQuery(
  { id: text },
  () => Prisma.sql`SELECT p.id FROM payments p WHERE ${lacksReceipt} ORDER BY p.id LIMIT 500`,
)

const findWithoutNote = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT DISTINCT p.id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE ${lacksNote()} ORDER BY p.id LIMIT 500`,
)

const findWithoutInvoice = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT o.id FROM orders o JOIN offers f ON f.id = o.selected_offer_id WHERE ${lacksInvoice} ORDER BY o.id DESC LIMIT 500`,
)

/** Payments from before there were receipts, and whatever a lost job has left without its document; the clock sets it off daily. */
export async function issueMissing(): Promise<void> {
  await doEach([
    async () => doForEach(await findWithoutReceipt(getDb()), ({ id }) => issuePaymentDocuments(id)),
    async () => doForEach(await findWithoutNote(getDb()), ({ id }) => issuePaymentDocuments(id)),
    async () => doForEach(await findWithoutInvoice(getDb()), ({ id }) => issueOrderInvoice(id)),
  ])
}
