import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { isChargedP } from '#lib/payments/net-money.ts'

/** In SQL, whether a payment `p` has no receipt yet. */
export const lacksReceipt = Prisma.sql`${isChargedP}
  AND NOT EXISTS (SELECT 1 FROM billing_documents d WHERE d.payment_id = p.id AND d.kind = 'receipt')`

const lookedForMs = 60 * 86_400_000

/**
 * In SQL, whether a refund `r` of a payment `p` lacks its credit note, or the one that takes it back where it failed after that. As with
 * invoices, older ones are an operator's to look at. Counted, for EXISTS might be answered from all documents that there are.
 */
export const lacksNote =
  () => Prisma.sql`r.id > ${firstIdAt('refund', new Date(Date.now() - lookedForMs))} AND ${isChargedP}
  AND (SELECT count(*) FROM billing_documents d WHERE d.payment_id = p.id AND d.cause IN ('refund:' || r.id, 'refund-failed:' || r.id))
    = CASE WHEN r.status = 'succeeded' THEN 0 WHEN r.status IN ('failed', 'canceled') THEN 1 END`

/**
 * In SQL, whether an order `o` with the chosen offer `f` may be missing an invoice; which of them get one, `issueOrderInvoice` knows. Older
 * ones are an operator's to look at.
 */
export const lacksInvoice = Prisma.sql`o.environment IN ('development', 'production') AND o.status = 'completed'
  AND o.completed_at > now() - interval '60 days'
  AND NOT (o.outcome = 'not_found' AND coalesce(f.no_find_amount_minor, f.amount_minor) = 0)
  AND (f.agreed_fee_bps IS NOT NULL OR NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id))
  AND NOT EXISTS (SELECT 1 FROM billing_documents d WHERE d.environment = o.environment AND d.cause = 'order:' || o.id)`
