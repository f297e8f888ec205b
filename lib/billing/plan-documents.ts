import { z } from 'zod'
import { issueDocumentsJob, issueInvoiceJob } from '#lib/billing/jobs.ts'
import type { Tx } from '#lib/db.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'

const ofPayment = z.object({ id: z.string() })

/**
 * What an event sets off here: a payment's documents are brought to where the payment is, and a completed order that no card
 * pays for gets its invoice.
 */
export async function planDocuments(
  tx: Tx,
  { type, orderId, payload }: Pick<Event, 'type' | 'orderId' | 'payload'>,
): Promise<void> {
  if (type === 'order.completed') {
    if (orderId !== null) await enqueue(tx, issueInvoiceJob, { orderId }, { key: `invoice:${orderId}` })
    return
  }
  const { id } = ofPayment.parse(payload)
  await enqueue(tx, issueDocumentsJob, { paymentId: id }, { key: `documents:${id}` })
}
