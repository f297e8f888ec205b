import type { Tx } from '#lib/db.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'
import { notices } from '#lib/notices/notices.ts'
import { noticeNames } from '#lib/notices/schema.ts'

/** Plans the mails that an event sets off. A second run of the same event plans the same jobs. */
export async function planNotices(tx: Tx, event: Event): Promise<void> {
  const { id: aboutId, orderId, environment } = event
  if (orderId === null) return
  for (const notice of noticeNames) {
    const { on, when, afterMs = 0, foldMs } = notices[notice]
    if (!on?.some((type) => type === event.type) || (when && !(await when(tx, event)))) continue
    // What folds has one job per order, and a later event must not put it off.
    const folds = foldMs !== undefined
    const key = `notice:${notice}:${folds ? orderId : aboutId}`
    await enqueue(
      tx,
      postNoticeJob,
      { environment, notice, orderId, aboutId },
      { key, keepTime: folds, delayMs: afterMs },
    )
  }
}
