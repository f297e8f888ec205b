import type { Tx } from '#lib/db.ts'
import { eventPayload } from '#lib/events/schema.ts'
import type { QuestionSide } from '#lib/generated/prisma/client.ts'
import { orderUrl, type Letter, type OrderFacts } from '#lib/mail/letter.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import { quote, type Said } from '#lib/notices/quote.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const sendersOf = { researcher: ['researcher'], customer: ['customer', 'api_client'] } as const

/**
 * What a side waits to be answered: the first that it asked since the other one wrote, and since work began; a question from before
 * that waits no more (start-work.ts). The clock may count from later (revise-date.ts).
 */
async function findAsked(tx: Tx, { id: orderId, startedAt }: OrderRow, side: QuestionSide) {
  const [own, others] = [sendersOf[side], sendersOf[side === 'researcher' ? 'customer' : 'researcher']]
  const newest = { orderBy: { id: 'desc' }, select: { id: true } } as const
  const written = await tx.message.findFirst({ where: { orderId, senderType: { in: [...others] } }, ...newest })
  return tx.message.findFirst({
    where: {
      ...{ orderId, senderType: { in: [...own] }, question: true },
      ...(written ? { id: { gt: written.id } } : {}),
      ...(startedAt ? { createdAt: { gte: startedAt } } : {}),
    },
    orderBy: { id: 'asc' },
  })
}

/** Only of the question that the order still waits for: what came after it from the same side has no clock of its own. */
export async function tellQuestion(tx: Tx, { order, reader, aboutId }: Question): Promise<NoticeContent | undefined> {
  const { id: orderId, status, questionBy } = order
  if (status !== 'in_progress' || questionBy === null) return undefined
  const event = await tx.event.findUniqueOrThrow({ where: { id: aboutId } })
  const id = String(eventPayload.parse(event.payload)['id'])
  const asked = await findAsked(tx, order, questionBy)
  if (asked?.id !== id) return undefined
  const toResearcher = reader.researcherId !== undefined
  // Who orders is none of a researcher's business: the customer has no name there.
  const facts = toResearcher
    ? { label: orderLabel(order), url: orderUrl('/research/orders', orderId, order.environment) }
    : factsOf(order)
  const sender = toResearcher ? t('theCustomer') : asked.senderName
  return { letter: stillAsked(facts, { sender, content: asked.content, at: asked.createdAt }, toResearcher) }
}

export const stillAsked = ({ label, url }: OrderFacts, said: Said, toResearcher: boolean): Letter => ({
  subject: t('aQuestionWaitsForYour', { label }),
  body: [
    t('askedYouSomethingAbout', {
      sender: said.sender,
      label,
      deadline: toResearcher ? '' : t('untilYouAnswerThePromised'),
    }),
    ...quote([said]),
  ],
  link: { label: t('answer'), url },
})
