import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { enqueue } from '#lib/jobs.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'
import { notices } from '#lib/notices/notices.ts'
import type { NoticeName } from '#lib/notices/schema.ts'

type About = { environment: Environment; orderId: string; aboutId: string }

/** Plans one mail, for when it is due; `aboutId`: the event, the payment or the message that sets it off. */
export async function planNotice(tx: Tx, notice: NoticeName, about: About): Promise<void> {
  const { afterMs = 0, foldMs } = notices[notice]
  // What folds has one job per order, and a later event must not put it off.
  const folds = foldMs !== undefined
  const key = `notice:${notice}:${folds ? about.orderId : about.aboutId}`
  await enqueue(tx, postNoticeJob, { notice, ...about }, { key, keepTime: folds, delayMs: afterMs })
}
