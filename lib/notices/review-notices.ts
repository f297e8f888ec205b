import { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { orderUrl, type Letter } from '#lib/mail/letter.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const reviewEventPayload = z.object({ id: z.string(), from: z.enum(['customer', 'researcher']) })

/** What the other side wrote, once it can be read. Neither side is named to the other. */
export async function tellReviewOpened(
  tx: Tx,
  { order, reader, aboutId }: Question,
): Promise<NoticeContent | undefined> {
  const event = await tx.event.findUnique({ where: { id: aboutId }, select: { payload: true } })
  const { data } = reviewEventPayload.safeParse(event?.payload)
  const row = data && (await tx.review.findFirst({ where: { id: data.id, orderId: order.id, hiddenAt: null } }))
  if (!row) return undefined
  const own = await tx.review.count({ where: { orderId: order.id, side: { not: row.side }, hiddenAt: null } })
  const facts =
    reader.researcherId === undefined
      ? factsOf(order)
      : { label: orderLabel(order), url: orderUrl('/research/orders', order.id, order.environment) }
  return { letter: reviewOpened(facts, { ...row, isAnswered: own > 0 }) }
}

export function reviewOpened(
  { label, url }: { label: string; url: string },
  {
    side,
    stars,
    content,
    isAnswered,
  }: { side: 'customer' | 'researcher'; stars: number; content: string | null; isAnswered: boolean },
): Letter {
  const writer = side === 'customer' ? t('theCustomer') : t('theResearcher')
  return {
    subject: t('reviewedWithStars', { stars, label }),
    body: [
      t('gaveStarsOfFiveFor', { writer, stars, label, yours: isAnswered ? t('yourOwnReviewCanBe') : '' }),
      ...(content === null ? [] : [{ from: `${writer}:`, text: content }]),
    ],
    link: { label: t('seeTheOrder'), url },
  }
}
