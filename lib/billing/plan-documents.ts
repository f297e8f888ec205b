import { z } from 'zod'
import { issueDocumentsJob } from '#lib/billing/jobs.ts'
import type { Tx } from '#lib/db.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'

const ofPayment = z.object({ id: z.string() })

/** What an event of a payment sets off here: its documents are brought to where the payment is. */
export async function planDocuments(tx: Tx, { payload }: Pick<Event, 'payload'>): Promise<void> {
  const { id } = ofPayment.parse(payload)
  await enqueue(tx, issueDocumentsJob, { paymentId: id }, { key: `documents:${id}` })
}
