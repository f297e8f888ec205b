import { expect, it } from 'vitest'
import { findMeasures } from '#lib/alerts/find-measures.ts'
import { getDb } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { checkJobs } from '#lib/health/check-jobs.ts'
import { checkWebhooks } from '#lib/health/check-webhooks.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import { findVerdicts } from '#lib/status/find-verdicts.ts'
import { endpointFor, ping } from '#tools/testing/endpoints.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

it('takes no service to be late for an endpoint that hangs, nor for one that has come back just now', async () => {
  const endpoint = await endpointFor('https://example.com/hook')
  for (let n = 0; n < 3; n += 1) await ping(endpoint)
  await getDb().webhookDelivery.updateMany({ data: { nextAttemptAt: ago(40) } })
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '40 minutes'`
  const look = async (data: Prisma.WebhookEndpointUpdateInput) => {
    await getDb().webhookEndpoint.update({ where: { id: endpoint.id }, data })
    const { kinds, deliveries } = await measureQueue()
    const age = Math.max(...kinds.flatMap(({ kind, oldest }) => (kind.startsWith('deliver_') ? oldest : [])))
    const { queue_age: alerted } = await findMeasures()
    const { webhooks: status } = await findVerdicts(new Date())
    const health = [await checkJobs(), await checkWebhooks('development')].map(({ verdict }) => verdict)
    const minutes = [age, deliveries.oldest, alerted ?? NaN].map((seconds) => Math.round(seconds / 60))
    return { due: deliveries.due, minutes, status, health }
  }
  expect(await look({ failingSince: ago(90), lastFailureAt: ago(0) })).toEqual({
    ...{ due: 3, minutes: [0, 0, 0], status: 'ok', health: ['ok', 'attention'] },
  })
  expect(await look({ failingSince: null, lastFailureAt: ago(10) })).toMatchObject({ minutes: [10, 10, 10] })
  expect(await look({ failingSince: null, lastFailureAt: null })).toEqual({
    ...{ due: 3, minutes: [40, 40, 40], status: 'down', health: ['down', 'down'] },
  })
})
