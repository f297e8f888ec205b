import { findChangeSince } from '#lib/changes/find-change-since.ts'
import { memberWords } from '#lib/changes/members.ts'
import type { Tx } from '#lib/db.ts'
import { eventPayload } from '#lib/events/schema.ts'
import type { ActorType, Prisma } from '#lib/generated/prisma/client.ts'
import { orderUrl, portalUrl, type OrderFacts } from '#lib/mail/letter.ts'
import { sayMoney } from '#lib/mail/said.ts'
import type { Question, NoticeContent } from '#lib/notices/notice.ts'
import {
  calledOff,
  callslipMessage,
  changesRequested,
  customerMessage,
  orderChanged,
  shareSent,
  startSoon,
  startWork,
} from '#lib/notices/researcher-letters.ts'
import { fileNames, filesOf, type Said } from '#lib/notices/quote.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { messagesFor } from '#lib/orders/permissions.ts'
import { isClosed } from '#lib/orders/state.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { describeShare } from '#lib/payments/words.ts'
import { reviewsDueAt } from '#lib/reviews/state.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What each mail to a researcher needs to know, looked up when it is due. The customer's own reference stays with them.

const factsOf = (order: OrderRow): OrderFacts => ({
  label: orderLabel(order),
  url: orderUrl('/research/orders', order.id, order.environment),
})

/** When the hold on the customer's card ends; null where none pays for the order. */
export const heldUntil = async (tx: Tx, orderId: string) =>
  (await tx.payment.findFirst({ where: { orderId, status: 'authorized' }, select: { captureBefore: true } }))
    ?.captureBefore ?? null

export async function tellStartWork(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  if (order.status !== 'confirmed' || order.selectedOfferId === null) return undefined
  const offer = await tx.offer.findUniqueOrThrow({ where: { id: order.selectedOfferId } })
  const share = sayMoney(offer.amountMinor, offer.currency)
  return {
    letter: startWork(factsOf(order), {
      share,
      ready: offer.estimatedCompletionDate,
      until: await heldUntil(tx, order.id),
    }),
  }
}

export async function tellStartSoon(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const until = await heldUntil(tx, order.id)
  return order.status === 'confirmed' && until ? { letter: startSoon(factsOf(order), { until }) } : undefined
}

/** Researchers leave no mark where they have read; whoever answered has read what came before. */
async function findNew(tx: Tx, { order, reader, since }: Question, senderTypes: ActorType[]) {
  const researcherId = reader.researcherId
  if (isClosed(order.status) || researcherId === undefined) return []
  const offers = await tx.offer.count({
    where: { orderId: order.id, researcherId, status: { in: ['ACTIVE', 'SELECTED'] } },
  })
  const own = await tx.message.findFirst({
    where: { orderId: order.id, senderType: 'researcher', senderId: researcherId },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  // Who has only asked may read the answer as long as the order is open to everyone.
  const inTheRace = offers > 0 || (own !== null && order.status === 'open')
  return tx.message.findMany({
    where: {
      orderId: order.id,
      senderType: { in: senderTypes },
      id: { gt: own && own.id > since ? own.id : since },
      AND: [messagesFor('researcher'), { OR: [{ researcherId }, ...(inTheRace ? [{ researcherId: null }] : [])] }],
    },
    select: { id: true, senderName: true, content: true, createdAt: true, ...fileNames },
    orderBy: { id: 'asc' },
  })
}

const saidBy = (sender: string, one: Awaited<ReturnType<typeof findNew>>[number]): Said => ({
  sender,
  content: one.content,
  at: one.createdAt,
  files: filesOf(one),
})

export async function tellCustomerMessages(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const messages = await findNew(tx, question, ['api_client', 'customer'])
  const upTo = messages.at(-1)?.id
  // Who orders is none of a researcher's business: the customer has no name here.
  const said = messages.map((one) => saidBy(t('theCustomer'), one))
  return upTo === undefined ? undefined : { upTo, letter: customerMessage(factsOf(question.order), said) }
}

export async function tellCallslipMessages(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const messages = await findNew(tx, question, ['operator'])
  const upTo = messages.at(-1)?.id
  const said = messages.map((one) => saidBy(one.senderName, one))
  return upTo === undefined ? undefined : { upTo, letter: callslipMessage(factsOf(question.order), said) }
}

/** Only whom it concerns: their offer stands, and was made for what the order said before. */
export async function tellOrderChanged(tx: Tx, { order, reader, since }: Question): Promise<NoticeContent | undefined> {
  const { researcherId } = reader
  if (order.status !== 'open' || researcherId === undefined) return undefined
  const offer = await tx.offer.findFirst({
    where: {
      orderId: order.id,
      researcherId,
      status: 'ACTIVE',
      orderVersion: { lt: order.version },
      expiresAt: { gt: new Date() },
    },
  })
  const change = offer && (await findChangeSince(tx, order.id, offer.orderVersion))
  if (!change || change.id <= since) return undefined
  const price =
    order.fixedPriceMinor !== null && change.members.includes('fixedPrice')
      ? sayMoney(order.fixedPriceMinor, order.currency)
      : undefined
  const members = change.members.map((member) => memberWords()[member])
  return { upTo: change.id, letter: orderChanged(factsOf(order), { members, price }) }
}

export async function tellChanges(_: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  return order.reviewState === 'changes_requested' ? { letter: changesRequested(factsOf(order)) } : undefined
}

/** Whether a chosen offer's researcher was told that they can start. */
async function wasConfirmed(tx: Tx, orderId: string, offerId: string): Promise<boolean> {
  const events = await tx.event.findMany({
    where: { orderId, type: { in: ['offer.selected', 'order.confirmed'] } },
    select: { type: true, payload: true },
    orderBy: { sequence: 'asc' },
  })
  const chosen = events.findLastIndex(({ type, payload }) => type === 'offer.selected' && idIn(payload) === offerId)
  return chosen >= 0 && events.slice(chosen).some(({ type }) => type === 'order.confirmed')
}

const idIn = (payload: Prisma.JsonValue) => eventPayload.parse(payload)['id']

/** Only to whom it was to be, and only where they may have begun to plan; declined, it is of a hold that lapsed. */
export async function tellCalledOff(tx: Tx, { order, reader, aboutId }: Question): Promise<NoticeContent | undefined> {
  const event = await tx.event.findUniqueOrThrow({ where: { id: aboutId }, select: { type: true, payload: true } })
  const how = event.type === 'offer.declined' ? 'declined' : isClosed(order.status) ? order.status : undefined
  const offerId = how === 'declined' ? String(idIn(event.payload)) : order.selectedOfferId
  if (!how || offerId === null || reader.researcherId === undefined) return undefined
  const theirs = await tx.offer.count({ where: { id: offerId, orderId: order.id, researcherId: reader.researcherId } })
  if (theirs === 0 || !(await wasConfirmed(tx, order.id, offerId))) return undefined
  return { letter: calledOff(factsOf(order), how) }
}

/** Nothing where it went elsewhere: set off against a debt, or taken back meanwhile. */
export async function tellShareSent(tx: Tx, { order, reader }: Question): Promise<NoticeContent | undefined> {
  const { researcherId: id, name } = reader
  const { environment } = order
  if (id === undefined) return undefined
  const [view] = await toResearchOrderViews(tx, { type: 'researcher', id, name, environment, scopes: [] }, [order])
  const share = view?.share
  if (!share || share.sent <= share.offset) return undefined
  const currency = view.myOffer?.currency ?? order.currency
  const sentences = describeShare(share, order.status, (minor, code = currency) => sayMoney(minor, code))
  const url = portalUrl(`/research/earnings?environment=${environment}`)
  const facts = factsOf(order)
  const until = reviewsDueAt(order)
  const isOpen = until !== undefined && until.getTime() > Date.now()
  const written = isOpen && (await tx.review.count({ where: { orderId: order.id, side: 'researcher' } })) > 0
  const review = isOpen && !written ? { url: facts.url, until } : undefined
  return { letter: shareSent({ ...facts, url }, { sentences, review }) }
}
