import type { Tx } from '#lib/db.ts'
import { Prisma, type PushMessage } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { sendPushJob } from '#lib/push/jobs.ts'
import { defineCommand, defineLock, defineQuery, float8, nullable } from '#lib/sql.ts'
import { waitAfter } from '#lib/webhooks/schedule.ts'

/** `gone`: the subscription has ended. `refused`: it won't be taken, however often it is sent. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later'
export type Attempted = { deviceId: string; endpointHash: string; outcome: Outcome; retryAfterMs?: number | undefined }
/** What follows where a message that no mail repeats has reached nobody; notices lie above this noun. */
export type MailInstead = (tx: Tx, message: PushMessage) => Promise<void>

/** Later than this a notification is worth less than a mail. */
const patienceMs = 60 * 60_000

const lockMessage = defineLock('push_messages')

// By the database's clock, as what is due is found (device-row.ts): a worker's own may be ahead of it.
const findNext = defineQuery(
  { delayMs: nullable(float8) },
  (messageId: string) => Prisma.sql`
    SELECT (extract(epoch FROM min(due_at) - now()) * 1000)::float8 AS "delayMs" FROM push_deliveries
    WHERE message_id = ${messageId} AND sent_at IS NULL`,
)
const planAttempt = defineCommand(
  (messageId: string, deviceId: string, attempts: number, seconds: number) => Prisma.sql`
    UPDATE push_deliveries SET attempts = ${attempts}::int, due_at = now() + make_interval(secs => ${seconds}::float8)
    WHERE message_id = ${messageId} AND device_id = ${deviceId} AND sent_at IS NULL`,
)

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
    const [next] = await findNext(tx, message.id)
    const delayMs = Math.max(0, next?.delayMs ?? 0)
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
  else await planAttempt(tx, messageId, deviceId, attempt, wait / 1000)
}
