import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { findLocale } from '#lib/mail/find-locale.ts'
import { renderBrief, type Letter } from '#lib/mail/letter.ts'
import { findDevices } from '#lib/push/device-row.ts'
import { sendPushJob } from '#lib/push/jobs.ts'

export type NewPush = {
  to: { userId: string; email: string }
  letter: Letter
  /** Whose order it is about; null where somebody is told as a researcher. */
  clientId: string | null
  environment: Environment
  notice: string
  orderId: string
  aboutId: string
  dedupeKey: string
  /** No mail says the same. */
  alone: boolean
}

/**
 * Puts a letter's beginning on its way to a person's devices when the transaction commits. Returns whether it is told so:
 * not where they have no device.
 */
export async function postPush(tx: Tx, { to, letter, ...notification }: NewPush): Promise<boolean> {
  const devices = await findDevices(tx, to.userId, notification.clientId)
  if (devices.length === 0) return false
  const id = newId('pushMessage')
  const [reader] = await findLocale(tx, to.email)
  const { title, text } = renderBrief(letter, {
    environment: notification.environment,
    locale: reader?.locale ?? undefined,
  })
  const { count } = await tx.pushMessage.createMany({
    data: { id, userId: to.userId, ...notification, title, body: text, url: letter.link?.url ?? '' },
    skipDuplicates: true,
  })
  // Told before, by a run of the same job.
  if (count === 0) return true
  await tx.pushDelivery.createMany({ data: devices.map((device) => ({ messageId: id, deviceId: device.id })) })
  await enqueue(tx, sendPushJob, { messageId: id }, { key: `push:${id}` })
  return true
}
