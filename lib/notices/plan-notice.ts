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
  // A later event must not put off what folds.
  const keepTime = foldMs !== undefined
  await enqueue(tx, postNoticeJob, { notice, ...about }, { key: keyOf(notice, about), keepTime, delayMs: afterMs })
}

/** What folds has one job per order, all else one for each thing that it is about. */
export const keyOf = (notice: NoticeName, { orderId, aboutId }: Omit<About, 'environment'>): string =>
  `notice:${notice}:${notices[notice].foldMs === undefined ? aboutId : orderId}`
