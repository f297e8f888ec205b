import type { Tx } from '#lib/db.ts'
import { opensAgain } from '#lib/events/opens-again.ts'
import { orderUrl, type Letter, type OrderFacts } from '#lib/mail/letter.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Those whose offers were closed when another's was paid for. */
export async function tellOpenAgain(tx: Tx, { order, reader, aboutId }: Question): Promise<NoticeContent | undefined> {
  const { researcherId } = reader
  if (researcherId === undefined || order.status !== 'open') return undefined
  if (!opensAgain(await tx.event.findUniqueOrThrow({ where: { id: aboutId } }))) return undefined
  const newest = await tx.offer.findFirst({ where: { orderId: order.id, researcherId }, orderBy: { id: 'desc' } })
  if (newest?.status !== 'CLOSED') return undefined
  const url = orderUrl('/research/orders', order.id, order.environment)
  return { letter: openAgain({ label: orderLabel(order), url }) }
}

export const openAgain = ({ label, url }: OrderFacts): Letter => ({
  subject: t('anOrderIsOpenAgain', { label }),
  body: [t('youMadeAnOfferOn', { label }), t('yourOfferOfThenIsFilledIn')],
  link: { label: t('offerAgain'), url },
})
