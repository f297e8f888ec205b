import type { Tx } from '#lib/db.ts'
import type { PushMessage } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'

/** Plans a mail to somebody whom a notification didn't reach; what has settled itself meanwhile is not mailed. */
export async function mailInstead(tx: Tx, message: PushMessage): Promise<void> {
  const { id, environment, notice, orderId, aboutId, userId } = message
  const job = postNoticeJob.payload.parse({ environment, notice, orderId, aboutId, mailTo: userId })
  await enqueue(tx, postNoticeJob, job, { key: `notice:${notice}:${id}` })
}
