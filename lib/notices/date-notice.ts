import { eventPayload } from '#lib/events/schema.ts'
import type { Tx } from '#lib/db.ts'
import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { sayDay } from '#lib/mail/said.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The day that a researcher named last, and why: their message is what happened next. */
export async function tellDateMoved(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  if (order.status !== 'confirmed' && order.status !== 'in_progress') return undefined
  const moved = await tx.event.findFirst({
    where: { orderId: order.id, type: 'order.eta_changed' },
    orderBy: { sequence: 'desc' },
  })
  if (moved?.id !== aboutId || moved.sequence === null) return undefined
  const next = await tx.event.findFirst({
    where: { orderId: order.id, sequence: moved.sequence + 1, type: 'message.created' },
  })
  const messageId = eventPayload.safeParse(next?.payload).data?.['id']
  const reason = typeof messageId === 'string' && (await tx.message.findUnique({ where: { id: messageId } }))
  const day = eventPayload.parse(moved.payload)['estimatedCompletionDate']
  if (typeof day !== 'string') return undefined
  const said = { name: moved.actorName, date: new Date(day), reason: reason ? reason.content : undefined }
  return { letter: dateMoved(factsOf(order), said) }
}

export function dateMoved(
  { label, url }: OrderFacts,
  { name, date: day, reason }: { name: string; date: Date; reason: string | undefined },
): Letter {
  const date = sayDay(day)
  return {
    subject: t('aNewDateFor', { date, label }),
    body: [
      t('hasMovedTheDateOf', { name, label, date }),
      ...(reason === undefined ? [] : [{ from: t('writes', { name }), text: reason }]),
    ],
    link: { label: t('seeTheOrder'), url },
  }
}
