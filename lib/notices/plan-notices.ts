import type { Tx } from '#lib/db.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { notices } from '#lib/notices/notices.ts'
import { planNotice } from '#lib/notices/plan-notice.ts'
import { noticeNames } from '#lib/notices/schema.ts'

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
