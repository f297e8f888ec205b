import type { Tx } from '#lib/db.ts'
import { eventPayload } from '#lib/events/schema.ts'
import { orderUrl, type Letter, type OrderFacts } from '#lib/mail/letter.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import { quote, type Said } from '#lib/notices/quote.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Only of the question that the order still waits for: what came after it from the same side has no clock of its own. */
export async function tellQuestion(tx: Tx, { order, reader, aboutId }: Question): Promise<NoticeContent | undefined> {
  const { id: orderId, status, questionAt } = order
  if (status !== 'in_progress' || questionAt === null) return undefined
  const event = await tx.event.findUniqueOrThrow({ where: { id: aboutId } })
  const id = String(eventPayload.parse(event.payload)['id'])
  const asked = await tx.message.findFirst({ where: { id, orderId, question: true, createdAt: questionAt } })
  if (!asked) return undefined
  const toResearcher = reader.researcherId !== undefined
  // Who orders is none of a researcher's business: the customer has no name there.
  const facts = toResearcher
    ? { label: orderLabel(order), url: orderUrl('/research/orders', orderId, order.environment) }
    : factsOf(order)
  const sender = toResearcher ? t('theCustomer') : asked.senderName
  return { letter: stillAsked(facts, { sender, content: asked.content, at: questionAt }, toResearcher) }
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
