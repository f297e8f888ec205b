import { systemActor } from '#lib/actor.ts'
import { canAnswer } from '#lib/clients/shut-out.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { enqueue, type PayloadOf } from '#lib/jobs.ts'
import { accountUrl, portalUrl } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'
import { listReaders } from '#lib/notices/list-readers.ts'
import type { Notice, Reader } from '#lib/notices/notice.ts'
import { notices } from '#lib/notices/notices.ts'
import { mailedTo } from '#lib/notices/mailed-to.ts'
import { keyOf } from '#lib/notices/plan-notice.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { postPush, type NewPush } from '#lib/push/post-push.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Job = PayloadOf<typeof postNoticeJob>
type Turn = { job: Job; notice: Notice; shutOut: boolean }

const shutOutMs = 60 * 60_000

/** Tells whoever one notice still concerns, and plans the next time where some must wait their turn. */
export async function postNotice(job: Job): Promise<void> {
  await inTransaction(async (tx) => {
    // The lock keeps two jobs of one order from both finding that nobody was told yet.
    const order = await lockOrder(tx, systemActor(job.environment), job.orderId)
    const notice = notices[job.notice]
    const readers = await listReaders(tx, order, notice)
    const shutOut = notice.asks === true && !(await canAnswer(tx, order.clientId, order.environment))
    const waits: number[] = []
    for (const reader of readers.filter(({ userId }) => job.mailTo === undefined || userId === job.mailTo)) {
      const wait = await postTo(tx, order, reader, { job, notice, shutOut })
      if (wait > 0) waits.push(wait)
    }
    if (waits.length > 0) {
      await enqueue(tx, postNoticeJob, job, {
        key: [keyOf(job.notice, job), ...(job.mailTo === undefined ? [] : [job.mailTo])].join(':'),
        keepTime: true,
        delayMs: Math.min(...waits),
      })
    }
  })
}

/** What somebody was told last of a notice about an order, by mail or by a notification. */
async function findLastNotified(tx: Tx, { id: orderId }: OrderRow, { email, userId }: Reader, { notice }: Job) {
  const newest = { orderBy: { id: 'desc' }, select: { aboutId: true, createdAt: true } } as const
  const mail = await tx.mail.findFirst({ where: { orderId, notice, ...mailedTo(userId, email) }, ...newest })
  const push = await tx.pushMessage.findFirst({ where: { orderId, notice, userId }, ...newest })
  return mail && push ? (mail.createdAt > push.createdAt ? mail : push) : (mail ?? push)
}

/** Whether what a notice says again has yet to be told itself. */
async function isFirstToWait(tx: Tx, order: OrderRow, { userId }: Reader, { job, notice }: Omit<Turn, 'shutOut'>) {
  if (notice.again === undefined) return false
  const told = { where: { orderId: order.id, notice: notice.again, aboutId: job.aboutId, userId } }
  return (await tx.mail.count(told)) === 0 && (await tx.pushMessage.count(told)) === 0
}

/** Returns how many milliseconds this reader has to wait; 0 when they are told or there is nothing to say. */
async function postTo(tx: Tx, order: OrderRow, reader: Reader, { job, notice, shutOut }: Turn): Promise<number> {
  const { foldMs } = notice
  const last = foldMs === undefined ? null : await findLastNotified(tx, order, reader, job)
  const content = await notice.tell(tx, { order, reader, aboutId: job.aboutId, since: last?.aboutId ?? '' })
  if (!content) return 0
  // Let in again, whichever way, they hear of what still waits for them, and of nothing twice.
  if (shutOut) return (await isFirstToWait(tx, order, reader, { job, notice })) ? 0 : shutOutMs
  const wait = last && foldMs !== undefined ? last.createdAt.getTime() + foldMs - Date.now() : 0
  if (wait > 0) return wait
  const aboutId = content.upTo ?? job.aboutId
  const notification = {
    dedupeKey: `${job.notice}:${aboutId}:${reader.userId}`,
    to: reader,
    letter: content.letter,
    environment: order.environment,
    notice: job.notice,
    orderId: order.id,
    aboutId,
  }
  const pushed = await pushTo(tx, order, reader, notification, job)
  // Whoever has no device to be told on is told by mail, whatever they have chosen.
  if (reader.ways.mail || !pushed) await postMail(tx, { ...notification, footer: footerOf(reader, notice) })
  return 0
}

async function pushTo(
  tx: Tx,
  { clientId }: OrderRow,
  { ways, researcherId }: Reader,
  notification: Omit<NewPush, 'clientId' | 'alone'>,
  { mailTo }: Job,
): Promise<boolean> {
  if (!ways.push || mailTo !== undefined) return false
  return postPush(tx, { ...notification, clientId: researcherId === undefined ? clientId : null, alone: !ways.mail })
}

const footerOf = ({ researcherId }: Reader, { occasion, to }: Notice) => [
  to === 'operators'
    ? t('callslipWritesToYouBecause')
    : researcherId === undefined
      ? t('callslipWritesToYouBecauseYou')
      : t('callslipWritesToYouBecauseYouMade'),
  ...(researcherId === undefined && occasion === 'delivery'
    ? [t('doYouGoToAnArchive', { url: portalUrl('/register?purpose=research') })]
    : []),
  ...(researcherId === undefined ? [] : [t('yourDesk', { url: portalUrl('/research/work') })]),
  ...(occasion === undefined ? [] : [t('chooseWhatYouAreMailed', { accountUrl: accountUrl() })]),
]
