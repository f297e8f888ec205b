import { inTransaction } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import type { capturePaymentJob, releasePaymentJob, settleShareJob, syncPaymentJob } from '#lib/payments/jobs.ts'
import { paymentQueue } from '#lib/payments/jobs.ts'
import { text, type RowOf } from '#lib/sql.ts'

export const found = { id: text, order_id: text }

type Found = RowOf<typeof found>

export async function enqueueFor(
  job: typeof syncPaymentJob | typeof capturePaymentJob | typeof releasePaymentJob | typeof settleShareJob,
  prefix: string,
  found: Found[],
): Promise<void> {
  await inTransaction(async (tx) => {
    for (const { id, order_id } of found)
      await enqueue(tx, job, { paymentId: id }, { queue: paymentQueue(order_id), key: `${prefix}:${id}` })
  })
}
