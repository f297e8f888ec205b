import type { Tx } from '#lib/db.ts'
import type { PushMessage } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { sendPushJob } from '#lib/push/jobs.ts'
import { defineLock } from '#lib/sql.ts'
import { waitAfter } from '#lib/webhooks/schedule.ts'

/** `gone`: the subscription has ended. `refused`: it won't be taken, however often it is sent. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later'
export type Attempted = { deviceId: string; endpointHash: string; outcome: Outcome; retryAfterMs?: number | undefined }
/** What follows where a message that no mail repeats has reached nobody; notices lie above this noun. */
export type MailInstead = (tx: Tx, message: PushMessage) => Promise<void>

/** Later than this a notification is worth less than a mail. */
const patienceMs = 60 * 60_000

const lockMessage = defineLock('push_messages')

/** Keeps what came of the attempts, and plans what is next: another attempt, or a mail. */
export async function settlePush(
  tx: Tx,
  message: PushMessage,
  attempts: readonly Attempted[],
  mailInstead: MailInstead,
): Promise<void> {
  if ((await lockMessage(tx, message.id)) === 0) return
  for (const attempt of attempts) await settle(tx, message, attempt)
  const deliveries = await tx.pushDelivery.findMany({ where: { messageId: message.id } })
  const waiting = deliveries.filter(({ sentAt }) => sentAt === null)
  if (waiting.length > 0) {
    const next = Math.min(...waiting.map(({ dueAt }) => dueAt.getTime()))
    const delayMs = Math.max(0, next - Date.now())
    await enqueue(tx, sendPushJob, { messageId: message.id }, { key: `push:${message.id}`, delayMs })
  } else if (deliveries.length === 0 && message.alone) {
    // Nobody was told: the notice is due again as if nothing had been sent.
    await tx.pushMessage.delete({ where: { id: message.id } })
    await mailInstead(tx, message)
  }
}

async function settle(
  tx: Tx,
  { id: messageId, environment, createdAt }: PushMessage,
  { deviceId, endpointHash, outcome, retryAfterMs }: Attempted,
): Promise<void> {
  const where = { messageId, deviceId, sentAt: null }
  const now = new Date()
  if (outcome === 'sent') {
    await tx.pushDelivery.updateMany({ where, data: { sentAt: now } })
    await tx.pushDevice.updateMany({ where: { sessionId: deviceId }, data: { lastNotifiedAt: now } })
    return
  }
  // Unless the browser has subscribed anew meanwhile.
  if (outcome === 'gone') await tx.pushDevice.deleteMany({ where: { sessionId: deviceId, endpointHash } })
  const delivery = await tx.pushDelivery.findFirst({ where })
  if (!delivery) return
  const attempt = delivery.attempts + 1
  const wait = outcome === 'later' ? waitAfter(environment, attempt, retryAfterMs) : undefined
  if (wait === undefined || now.getTime() + wait > createdAt.getTime() + patienceMs)
    await tx.pushDelivery.deleteMany({ where })
  else
    await tx.pushDelivery.updateMany({
      where,
      data: { attempts: attempt, dueAt: new Date(now.getTime() + wait) },
    })
}
