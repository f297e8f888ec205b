import { systemActor } from '#lib/actor.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { accountUrl } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'
import { listReaders } from '#lib/notices/list-readers.ts'
import type { Notice, Reader } from '#lib/notices/notice.ts'
import { notices } from '#lib/notices/notices.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Job = PayloadOf<typeof postNoticeJob>

/** Posts the mails of one notice to whoever it still concerns, and plans the next where some must wait their turn. */
export async function postNotice(job: Job): Promise<void> {
  await inTransaction(async (tx) => {
    // The lock keeps two jobs of one order from both finding that nothing was mailed yet.
    const order = await lockOrder(tx, systemActor(job.environment), job.orderId)
    const notice = notices[job.notice]
    const waits: number[] = []
    for (const reader of await listReaders(tx, order, notice)) {
      const wait = await postTo(tx, order, reader, notice, job)
      if (wait > 0) waits.push(wait)
    }
    if (waits.length > 0) {
      await enqueue(tx, postNoticeJob, job, {
        key: `notice:${job.notice}:${job.orderId}`,
        keepTime: true,
        delayMs: Math.min(...waits),
      })
    }
  })
}

/** Returns how many milliseconds this reader's mail has to wait; 0 when it is posted or there is nothing to say. */
async function postTo(tx: Tx, order: OrderRow, reader: Reader, notice: Notice, job: Job): Promise<number> {
  const { foldMs } = notice
  const last =
    foldMs === undefined
      ? null
      : await tx.mail.findFirst({
          where: { orderId: order.id, notice: job.notice, recipient: reader.email },
          orderBy: { id: 'desc' },
          select: { aboutId: true, createdAt: true },
        })
  const content = await notice.tell(tx, { order, reader, aboutId: job.aboutId, since: last?.aboutId ?? '' })
  if (!content) return 0
  const wait = last && foldMs !== undefined ? last.createdAt.getTime() + foldMs - Date.now() : 0
  if (wait > 0) return wait
  const aboutId = content.upTo ?? job.aboutId
  await postMail(tx, {
    dedupeKey: `${job.notice}:${aboutId}:${reader.userId}`,
    to: reader,
    letter: content.letter,
    environment: order.environment,
    footer: footerOf(reader, notice),
    notice: job.notice,
    orderId: order.id,
    aboutId,
  })
  return 0
}

const footerOf = ({ researcherId }: Reader, { occasion, to }: Notice) => [
  to === 'operators'
    ? t('callslipWritesToYouBecause')
    : researcherId === undefined
      ? t('callslipWritesToYouBecauseYou')
      : t('callslipWritesToYouBecauseYouMade'),
  ...(occasion === undefined ? [] : [t('chooseWhatYouAreMailed', { accountUrl: accountUrl() })]),
]
