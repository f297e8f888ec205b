import { getDb, inTransaction } from '#lib/db.ts'
import type { PushMessage } from '#lib/generated/prisma/client.ts'
import { log } from '#lib/log.ts'
import { findDue } from '#lib/push/device-row.ts'
import { encryptMessage } from '#lib/push/encrypt-message.ts'
import { endpointRules } from '#lib/push/endpoint.ts'
import { settlePush, type MailInstead, type Outcome } from '#lib/push/settle-push.ts'
import { signRequest } from '#lib/push/sign-request.ts'
import { openSubscription } from '#lib/push/subscription.ts'
import { getVapidKeyRow, type VapidKey } from '#lib/push/vapid-key-row.ts'
import { parseRetryAfter } from '#lib/webhooks/schedule.ts'
import { sendRequest, type Answer, type Limits } from '#lib/webhooks/send-request.ts'

const pushLimits: Limits = { connectMs: 5_000, totalMs: 15_000, readBytes: 4 * 1024, keepBytes: 500 }

/** What a later message about the same takes the place of, on its way and on the screen. */
const tagOf = ({ notice, orderId }: PushMessage) => `${notice}:${orderId}`

/** What the service worker reads (public/service-worker.js). */
const payloadOf = (message: PushMessage) => {
  const { id, title, body, url } = message
  return Buffer.from(JSON.stringify({ id, title, body, url, tag: tagOf(message) }))
}

/**
 * Sends a message to the devices that haven't got it, and keeps what came of it. The requests run outside any transaction; a
 * process that ends between the two sends the same once more, and it takes its own place on the screen.
 */
export async function sendPush(messageId: string, mailInstead: MailInstead, limits = pushLimits): Promise<void> {
  const message = await getDb().pushMessage.findUnique({ where: { id: messageId } })
  if (!message) return
  const due = await findDue(getDb(), messageId, message.clientId)
  const key = await getVapidKeyRow(getDb())
  const outcomes = await Promise.all(
    due.map(async ({ deviceId, endpointHash, subscription, mayShow }) => ({
      deviceId,
      endpointHash,
      ...(mayShow ? await attempt(message, subscription, key, limits) : { outcome: 'refused' as const }),
    })),
  )
  await inTransaction((tx) => settlePush(tx, message, outcomes, mailInstead))
}

async function attempt(message: PushMessage, sealed: string, key: VapidKey, limits: Limits) {
  const subscription = findSubscription(sealed)
  if (!subscription) return { outcome: 'refused' as const }
  const { endpoint, keys } = subscription
  const headers = await signRequest(endpoint, key, tagOf(message))
  const answer = await sendRequest(
    endpointRules(),
    endpoint,
    { body: encryptMessage(payloadOf(message), keys), headers },
    limits,
  )
  const outcome = outcomeOf(answer)
  // Its path is the device's address, and nobody else's business.
  if (outcome === 'refused') log.warn('push refused', { service: new URL(endpoint).host, status: answer.statusCode })
  return { outcome, retryAfterMs: parseRetryAfter(answer.retryAfter, Date.now()) }
}

/** What can't be opened concerns one device and must not keep the others waiting. */
function findSubscription(sealed: string) {
  try {
    return openSubscription(sealed)
  } catch (error) {
    log.error('push subscription unreadable', error)
    return undefined
  }
}

function outcomeOf({ statusCode, error }: Answer): Outcome {
  if (statusCode === undefined) return error === undefined ? 'refused' : 'later'
  if (statusCode >= 200 && statusCode < 300) return 'sent'
  if (statusCode === 404 || statusCode === 410) return 'gone'
  return statusCode === 408 || statusCode === 429 || statusCode >= 500 ? 'later' : 'refused'
}
