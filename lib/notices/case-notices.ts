import { z } from 'zod'
import { caseOutcomes, decisions } from '#lib/cases/state.ts'
import { caseReference } from '#lib/cases/words.ts'
import { canAnswer } from '#lib/clients/shut-out.ts'
import type { Tx } from '#lib/db.ts'
import type { ActorType, Case, CaseAnswer, Event } from '#lib/generated/prisma/client.ts'
import { orderUrl, type OrderFacts } from '#lib/mail/letter.ts'
import { afterEvent } from '#lib/notices/after-event.ts'
import { caseDecided, caseOpened, caseReported, caseWritten, type CaseFacts } from '#lib/notices/case-letters.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import type { Said } from '#lib/notices/quote.ts'
import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { orderLabel } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What each mail about a case needs to know. Researchers never read who orders, customers never which operator decides.

const caseEventPayload = z.object({
  id: z.string(),
  answerId: z.string().optional(),
  outcome: z.enum(caseOutcomes).optional(),
})

/** What ends a case of itself has a mail of its own, or came of the reader. */
export const isDecision = (_: unknown, { payload }: Event): boolean =>
  decisions.some((one) => one === caseEventPayload.safeParse(payload).data?.outcome)

const toResearcher = (order: OrderRow): OrderFacts => ({
  label: orderLabel(order),
  url: orderUrl('/research/orders', order.id, order.environment),
})
const toOperator = (order: OrderRow): OrderFacts => ({
  label: orderLabel(order),
  url: orderUrl('/operator/orders', order.id, order.environment),
})

type Found = { row: Case; facts: CaseFacts }

async function findCase(tx: Tx, { order, aboutId }: Question): Promise<Found | undefined> {
  const event = await tx.event.findUnique({ where: { id: aboutId }, select: { payload: true } })
  const { data } = caseEventPayload.safeParse(event?.payload)
  const row = data && (await tx.case.findFirst({ where: { id: data.id, orderId: order.id } }))
  return row ? { row, facts: { reference: caseReference(order.number, row.number), kind: row.kind } } : undefined
}

/** Closed before anybody was told: the mail of its end says all. */
async function findStanding(tx: Tx, question: Question) {
  const found = await findCase(tx, question)
  return found?.row.state === 'closed' ? undefined : found
}

const opening = ({ content, openedAt }: Case): Said[] => [{ sender: t('theCustomer'), content, at: openedAt }]

export async function tellCaseReported(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const found = await findStanding(tx, question)
  return found && { letter: caseReported(toOperator(question.order), { ...found.facts, said: opening(found.row) }) }
}

export async function tellCaseOpened(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const found = await findStanding(tx, question)
  return found && { letter: caseOpened(toResearcher(question.order), { ...found.facts, said: opening(found.row) }) }
}

const senders = () =>
  ({ api_client: t('theCustomer'), customer: t('theCustomer'), researcher: t('theResearcher') }) as const

/** What was written since the reader was told last, of the case that was written about last, and up to which event. */
async function findWritten(tx: Tx, question: Question, by: { notIn: ActorType[] }) {
  const { order, since } = question
  const events = await tx.event.findMany({
    where: { orderId: order.id, type: 'case.answered', ...(await afterEvent(tx, since)), actorType: by },
    select: { id: true, payload: true },
    orderBy: { sequence: 'asc' },
  })
  const upTo = events.at(-1)?.id
  const found = upTo === undefined ? undefined : await findStanding(tx, { ...question, aboutId: upTo })
  if (upTo === undefined || !found) return undefined
  const ids = events.flatMap(({ payload }) => caseEventPayload.safeParse(payload).data?.answerId ?? [])
  const answers = await tx.caseAnswer.findMany({
    where: { id: { in: ids }, caseId: found.row.id },
    orderBy: { id: 'asc' },
  })
  return answers.length === 0 ? undefined : { upTo, facts: { ...found.facts, said: answers.map(saidBy) } }
}

function saidBy({ senderType, content, createdAt: at }: CaseAnswer): Said {
  const sender = senderType === 'operator' || senderType === 'system' ? t('callslip') : senders()[senderType]
  return { sender, content, at }
}

export async function tellCaseAnswered(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const written = await findWritten(tx, question, { notIn: ['api_client', 'customer'] })
  return written && { upTo: written.upTo, letter: caseWritten(factsOf(question.order), written.facts) }
}

export async function tellCaseWritten(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const written = await findWritten(tx, question, { notIn: ['researcher'] })
  return written && { upTo: written.upTo, letter: caseWritten(toResearcher(question.order), written.facts) }
}

async function findDecided(tx: Tx, question: Question) {
  const found = await findCase(tx, question)
  const outcome = decisions.find((one) => one === found?.row.outcome)
  if (!found || outcome === undefined) return undefined
  const { reason, closedAt } = found.row
  const said = reason === null || closedAt === null ? [] : [{ sender: t('callslip'), content: reason, at: closedAt }]
  return { ...found.facts, outcome, said }
}

export async function tellCaseClosed(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const decided = await findDecided(tx, question)
  const { order } = question
  const mayAnswer = await canAnswer(tx, order.clientId, order.environment)
  const acceptedOn = mayAnswer ? acceptanceEndOf(order) : undefined
  const said = decided && { ...decided, reader: 'customer' as const, ...(acceptedOn && { acceptedOn }) }
  return said && { letter: caseDecided(factsOf(order), said) }
}

export async function tellCaseSettled(tx: Tx, question: Question): Promise<NoticeContent | undefined> {
  const decided = await findDecided(tx, question)
  return decided && { letter: caseDecided(toResearcher(question.order), { ...decided, reader: 'researcher' }) }
}
