import { afterEach, expect, it } from 'vitest'
import { findMeasures } from '#lib/alerts/find-measures.ts'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { checkJobs } from '#lib/health/check-jobs.ts'
import { checkWebhooks } from '#lib/health/check-webhooks.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import { findVerdicts } from '#lib/status/find-verdicts.ts'
import { endpointFor, ping } from '#tools/testing/endpoints.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const look = async ({ id }: { id: string }, environment: Environment, data: Prisma.WebhookEndpointUpdateInput) => {
  await getDb().webhookEndpoint.update({ where: { id }, data })
  const { kinds, deliveries } = await measureQueue()
  const age = Math.max(...kinds.flatMap(({ kind, oldest }) => (kind.startsWith('deliver_') ? oldest : [])))
  const { queue_age: alerted } = await findMeasures()
  const { webhooks: status } = await findVerdicts(new Date())
  const health = [await checkJobs(), await checkWebhooks(environment)].map(({ verdict }) => verdict)
  const minutes = [age, deliveries.oldest, alerted ?? NaN].map((seconds) => Math.round(seconds / 60))
  return { due: deliveries.due, minutes, status, health }
}
/** An endpoint for which three deliveries have been due for forty minutes. */
async function backlog(environment: Environment) {
  const endpoint = await endpointFor('https://example.com/hook', environment)
  for (let n = 0; n < 3; n += 1) await ping(endpoint)
  await getDb().webhookDelivery.updateMany({ data: { nextAttemptAt: ago(40) } })
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '40 minutes'`
  return endpoint
}
afterEach(() => getDb().webhookDelivery.deleteMany())

it('takes no service to be late for an endpoint that hangs, nor for one that has come back just now', async () => {
  const endpoint = await backlog('production')
  const seen = (data: Prisma.WebhookEndpointUpdateInput) => look(endpoint, 'production', data)
  expect(await seen({ failingSince: ago(90), lastFailureAt: ago(0) })).toEqual({
    ...{ due: 3, minutes: [0, 0, 0], status: 'ok', health: ['ok', 'attention'] },
  })
  expect(await seen({ failingSince: null, lastFailureAt: ago(10) })).toMatchObject({ minutes: [10, 10, 10] })
  expect(await seen({ failingSince: null, lastFailureAt: null })).toEqual({
    ...{ due: 3, minutes: [40, 40, 40], status: 'down', health: ['down', 'down'] },
  })
})

it('takes nobody to be late who sends one after the other to a slow endpoint, or what one recovers', async () => {
  const endpoint = await backlog('production')
  const seen = (lastSuccessAt: Date) => look(endpoint, 'production', { lastSuccessAt })
  // Its operators still see how old its backlog is.
  expect(await seen(ago(0))).toEqual({ due: 3, minutes: [0, 0, 0], status: 'ok', health: ['ok', 'down'] })
  // Where attempts no longer go on, it is us.
  expect(await seen(ago(31))).toMatchObject({ minutes: [31, 31, 31], status: 'down' })
})

it('tells nobody that webhooks are late for a sandbox, and shows it to operators', async () => {
  const endpoint = await backlog('development')
  expect(await look(endpoint, 'development', {})).toEqual({
    ...{ due: 3, minutes: [40, 40, 0], status: 'ok', health: ['down', 'down'] },
  })
})
