import type { Tx } from '#lib/db.ts'
import type { Environment, Event } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'
import { notices } from '#lib/notices/notices.ts'
import { noticeNames, type NoticeName } from '#lib/notices/schema.ts'

/** Plans the mails that an event sets off. A second run of the same event plans the same jobs. */
export async function planNotices(tx: Tx, event: Event): Promise<void> {
  const { id: aboutId, orderId, environment } = event
  if (orderId === null) return
  for (const notice of noticeNames) {
    const { on, when } = notices[notice]
    if (!on?.some((type) => type === event.type) || (when && !(await when(tx, event)))) continue
    await planNotice(tx, notice, { environment, orderId, aboutId })
  }
}

/** Plans one mail, when it is due; `aboutId`: the event, the payment or the message that sets it off. */
export async function planNotice(
  tx: Tx,
  notice: NoticeName,
  about: { environment: Environment; orderId: string; aboutId: string },
): Promise<void> {
  const { afterMs = 0, foldMs } = notices[notice]
  // What folds has one job per order, and a later event must not put it off.
  const folds = foldMs !== undefined
  const key = `notice:${notice}:${folds ? about.orderId : about.aboutId}`
  await enqueue(tx, postNoticeJob, { notice, ...about }, { key, keepTime: folds, delayMs: afterMs })
}
