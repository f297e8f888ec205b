import { inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import type { releasePaymentJob, settleShareJob, syncPaymentJob } from '#lib/payments/jobs.ts'
import { paymentQueue } from '#lib/payments/jobs.ts'
import { text, type RowOf } from '#lib/sql.ts'

export const found = { id: text, order_id: text }

type Found = RowOf<typeof found>

export async function enqueueFor(
  job: typeof syncPaymentJob | typeof releasePaymentJob | typeof settleShareJob,
  prefix: string,
  found: Found[],
): Promise<void> {
  await inTransaction(async (tx) => {
    for (const { id, order_id } of found)
      await enqueue(tx, job, { paymentId: id }, { queue: paymentQueue(order_id), key: `${prefix}:${id}` })
  })
}

// Looked for without a mark: when it is looked at as a charge is another matter. A refusal is tried again after an hour, and what is still refused a day later once a day.
export const owed = Prisma.sql`share_due_minor <> share_sent_minor`
