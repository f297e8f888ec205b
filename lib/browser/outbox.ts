'use client'
import { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { makeKeptList } from '#lib/browser/kept-list.ts'
import { withoutAbsent } from '#lib/view.ts'
import { postMessage } from '#lib/messages/operations.ts'
import { catalogue } from '#lib/words/en/browser.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const outgoing = z.object({
  /** The Idempotency-Key that it is sent under, however often. */
  key: z.string(),
  content: z.string(),
  question: z.boolean().optional(),
  researcherId: z.string().optional(),
  attachments: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  writtenAt: z.string(),
  state: z.enum(['sending', 'sent', 'failed']),
  /** The API's id, once it has one. */
  id: z.string().optional(),
  issue: z.string().optional(),
  /** Whom it is for reads here no more: it is refused however often it is sent. */
  isMisaddressed: z.boolean().optional(),
})
export type Outgoing = z.output<typeof outgoing>
export type Draft = Pick<Outgoing, 'content' | 'question' | 'researcherId' | 'attachments'>

// Keys are good for a day; a tab that is opened again later shows what it doesn't know.
const resumable = 12 * 3_600_000

const queues = new Map<string, Promise<void>>()
const nameOf = (api: Api, orderId: string) => `outbox:${api.identity.environment}:${orderId}`

/** What this page has in hand: anything else that is being sent was left by a page before. */
const inHand = new Set<string>()

const { read, write, useList } = makeKeptList<Outgoing>(outgoing, (one) =>
  one.state === 'sending' && Date.now() - Date.parse(one.writtenAt) > resumable
    ? { ...one, state: 'failed', issue: t('thisPageWasClosedBefore') }
    : one,
)

const change = (name: string, key: string, members: Partial<Outgoing>) =>
  write(
    name,
    read(name).map((one) => (one.key === key ? { ...one, ...members } : one)),
  )

async function deliver(api: Api, orderId: string, { key, ...message }: Outgoing): Promise<void> {
  const name = nameOf(api, orderId)
  try {
    const { content, question, researcherId, attachments } = message
    const attachmentIds = attachments?.map((one) => one.id)
    const body = { content, ...withoutAbsent({ question, researcherId, attachmentIds }) }
    const { id } = await api.call(postMessage, { params: { orderId }, body, key })
    change(name, key, { state: 'sent', id })
  } catch (error) {
    const isMisaddressed = asFailure(error).details.some(({ field }) => field === 'researcherId')
    change(name, key, { state: 'failed', issue: failureText(error), isMisaddressed })
  }
}

/** One after the other, so that they arrive in the order in which they were written. */
function enqueue(api: Api, orderId: string, message: Outgoing): Promise<void> {
  const name = nameOf(api, orderId)
  inHand.add(message.key)
  const next = (queues.get(name) ?? Promise.resolve()).then(() => deliver(api, orderId, message))
  queues.set(name, next)
  return next
}

/** Shows a message at once and sends it; what fails stays until it is sent again or thrown away. */
export function sendMessage(api: Api, orderId: string, draft: Draft): Promise<void> {
  const message: Outgoing = {
    ...draft,
    key: crypto.randomUUID(),
    writtenAt: new Date().toISOString(),
    state: 'sending',
  }
  const name = nameOf(api, orderId)
  write(name, [...read(name), message])
  return enqueue(api, orderId, message)
}

export function sendAgain(api: Api, orderId: string, message: Outgoing): Promise<void> {
  change(nameOf(api, orderId), message.key, { state: 'sending' })
  return enqueue(api, orderId, message)
}

/** Sends what a page before had on its way: where it arrived, the same key has the answer of then. */
export function resumeMessages(api: Api, orderId: string): void {
  for (const one of read(nameOf(api, orderId)))
    if (one.state === 'sending' && !inHand.has(one.key)) void enqueue(api, orderId, one)
}

export function discardMessages(api: Api, orderId: string, keys: readonly string[]): void {
  const name = nameOf(api, orderId)
  write(
    name,
    read(name).filter(({ key }) => !keys.includes(key)),
  )
}

/** What one order's thread is still waiting to hand over, oldest first. */
export const useOutbox = (api: Api, orderId: string) => useList(nameOf(api, orderId))
