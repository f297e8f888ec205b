import { systemActor } from '#lib/actor.ts'
import { composeCreditNote, composeFeeInvoice, composeReceipt, type Credited, type Sale } from '#lib/billing/compose.ts'
import { fixCostCentre } from '#lib/billing/fix-cost-centre.ts'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { asBuyer, detailsOf, sellerOf } from '#lib/billing/parties.ts'
import { snapshot } from '#lib/billing/schema.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { BillingDocument, Payment, Refund } from '#lib/generated/prisma/client.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { returnsOf, type Returns } from '#lib/payments/bearer.ts'
import { hasFailed } from '#lib/payments/share.ts'
import { isCharged } from '#lib/payments/state.ts'

/**
 * Issues whatever documents a payment lacks: a receipt and the invoice for the fee once it is charged, a credit note for each
 * refund that succeeded, and one that cancels it where such a refund failed after all. Run again, it finds nothing to do.
 */
export async function issuePaymentDocuments(paymentId: string): Promise<void> {
  const found = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!found || !isCharged(found.status)) return
  await inTransaction(async (tx) => {
    // Who comes second waits here, and then sees what the first has issued.
    const order = await lockOrder(tx, systemActor(found.environment), found.orderId)
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { refunds: true } })
    await issueMissing(tx, order, payment)
  })
}

async function issueMissing(tx: Tx, order: OrderRow, payment: Payment & { refunds: Refund[] }): Promise<void> {
  const issued = new Map<string, BillingDocument>()
  for (const one of await tx.billingDocument.findMany({ where: { paymentId: payment.id } })) issued.set(one.cause, one)
  const charge = `charge:${payment.id}`
  const sale = await readSale(tx, order, payment, issued.get(charge))
  const common = {
    environment: payment.environment,
    currency: payment.currency,
    clientId: order.clientId,
    orderId: order.id,
    paymentId: payment.id,
  }
  const once = async (cause: string, compose: () => ReturnType<typeof composeReceipt>): Promise<BillingDocument> => {
    const known = issued.get(cause)
    if (known) return known
    const made = await issueDocument(tx, { ...common, cause, ...compose() })
    issued.set(cause, made)
    return made
  }
  const receipt = await once(charge, () => composeReceipt(sale))
  if (payment.platformFeeMinor > 0) await once(`fee:${payment.id}`, () => composeFeeInvoice(sale, receipt))
  // As it was at the sale, whatever the settings and the buyer's details say by now.
  const first = snapshot.parse(receipt.snapshot)
  const refunds = payment.refunds.sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, status, amountMinor, bearer } of refunds) {
    const cause = `refund:${id}`
    const back = (sign: 1 | -1) => {
      const returned = creditedSoFar(refunds, issued)
      returned[bearer] += sign * amountMinor
      return { amountMinor: sign * amountMinor, returned, before: creditedIn([...issued.values()]) }
    }
    if (status === 'succeeded') await once(cause, () => composeCreditNote(sale, first, receipt.number, back(1)))
    const note = issued.get(cause)
    if (hasFailed({ status }) && note)
      await once(`refund-failed:${id}`, () => composeCreditNote(sale, first, note.number, back(-1)))
  }
}

/** What credit notes have given back by now, by who bears it: a refund that failed after its note is taken off again. */
const creditedSoFar = (refunds: readonly Refund[], issued: ReadonlyMap<string, BillingDocument>): Returns =>
  returnsOf(refunds.filter(({ id }) => issued.has(`refund:${id}`) && !issued.has(`refund-failed:${id}`)))

/** What the credit notes among these say: all was the researcher's but the fee, which they state with its VAT. */
function creditedIn(documents: readonly BillingDocument[]): Credited {
  const credited = { researchMinor: 0, feeMinor: 0, vatMinor: 0 }
  for (const { totalMinor, snapshot: said } of documents.filter(({ kind }) => kind === 'credit_note')) {
    const { netMinor, vatMinor } = snapshot.parse(said).vat
    credited.researchMinor += totalMinor - netMinor - vatMinor
    credited.feeMinor += netMinor + vatMinor
    credited.vatMinor += vatMinor
  }
  return credited
}

async function readSale(tx: Tx, order: OrderRow, payment: Payment, receipt?: BillingDocument): Promise<Sale> {
  const { researcher } = await tx.offer.findUniqueOrThrow({
    where: { id: payment.offerId },
    select: { researcher: { select: { name: true } } },
  })
  const { buyer, usual } = asBuyer(await detailsOf(tx, order.clientId))
  const costCentre = receipt
    ? snapshot.parse(receipt.snapshot).order?.costCentre
    : await fixCostCentre(tx, order, usual)
  return { order, payment, researcher: researcher.name, seller: sellerOf(), buyer, costCentre }
}
