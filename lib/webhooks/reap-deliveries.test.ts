import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { pingEndpoint } from '#lib/webhooks/ping-endpoint.ts'
import { reapDeliveries } from '#lib/webhooks/reap-deliveries.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'

it('deletes records with their attempts after 90 days and keeps younger ones', async () => {
  const actor = customerActor(await makeClient(getDb()))
  const { id } = await inTransaction((tx) => createEndpoint(tx, actor, { url: 'https://example.com/hook' }))
  const delivered = async (age: string) => {
    const { eventId } = await inTransaction((tx) => pingEndpoint(tx, actor, id))
    await getDb()
      .$executeRaw`UPDATE webhook_deliveries SET created_at = now() - ${age}::interval WHERE event_id = ${eventId}`
    const delivery = await getDb().webhookDelivery.findFirstOrThrow({ where: { eventId } })
    await getDb().webhookAttempt.create({
      data: { deliveryId: delivery.id, attempt: 1, startedAt: new Date(), durationMs: 1 },
    })
    return delivery.id
  }
  await delivered('90 days 1 hour')
  const kept = await delivered('89 days 23 hours')
  expect(await reapDeliveries()).toBe(1)
  expect(await reapDeliveries()).toBe(0)
  expect(
    (await getDb().webhookDelivery.findMany({ include: { log: true } })).map((row) => [row.id, row.log.length]),
  ).toEqual([[kept, 1]])
})
