import { issueOrderInvoice } from '#lib/billing/issue-order-invoice.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { lacksInvoice, lacksNote, lacksReceipt } from '#lib/billing/missing.ts'
import { getDb } from '#lib/db.ts'
import { doEach, doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** The offers of the orders of the clients that go with an account, and those that its person made as a researcher. */
const offersOf = (deletionId: string) => Prisma.sql`(
  SELECT f.id FROM orders o JOIN offers f ON f.order_id = o.id
  WHERE o.client_id IN (SELECT id FROM clients WHERE deletion_id = ${deletionId})
  UNION ALL
  SELECT f.id FROM account_deletions a JOIN researchers r ON r.user_id = a.user_id JOIN offers f ON f.researcher_id = r.id
  WHERE a.id = ${deletionId})`

const findWithoutReceipt = defineQuery(
  { id: text },
  (deletionId: string) => Prisma.sql`
    SELECT p.id FROM payments p WHERE p.offer_id IN ${offersOf(deletionId)} AND ${lacksReceipt} ORDER BY p.id`,
)

const findWithoutNote = defineQuery(
  { id: text },
  (deletionId: string) => Prisma.sql`
    SELECT DISTINCT p.id FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.offer_id IN ${offersOf(deletionId)} AND ${lacksNote()} ORDER BY p.id`,
)

const findWithoutInvoice = defineQuery(
  { id: text },
  (deletionId: string) => Prisma.sql`
    SELECT o.id FROM offers f JOIN orders o ON o.id = f.order_id AND o.selected_offer_id = f.id
    WHERE f.id IN ${offersOf(deletionId)} AND ${lacksInvoice} ORDER BY o.id`,
)

/** What is missing of one account's documents, whatever stands in the way of others'. */
export async function issueMissingOf(deletionId: string): Promise<void> {
  await doEach([
    async () => doForEach(await findWithoutReceipt(getDb(), deletionId), ({ id }) => issuePaymentDocuments(id)),
    async () => doForEach(await findWithoutNote(getDb(), deletionId), ({ id }) => issuePaymentDocuments(id)),
    async () => doForEach(await findWithoutInvoice(getDb(), deletionId), ({ id }) => issueOrderInvoice(id)),
  ])
}
