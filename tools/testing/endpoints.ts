import { Logger, runOnce } from 'graphile-worker'
import { afterEach } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { deliverWebhook } from '#lib/webhooks/deliver.ts'
import { deliverWebhookJob } from '#lib/webhooks/jobs.ts'
import { pingEndpoint } from '#lib/webhooks/ping-endpoint.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { dispatchEvents } from '#tools/testing/run-jobs.ts'

// Endpoints, their receivers and their deliveries, for tests of what is sent to them. No test finds the jobs of another.

const opened: { close: () => void }[] = []
afterEach(async () => {
  opened.splice(0).forEach(({ close }) => close())
  await dropJobs()
})
export const dropJobs = () =>
  getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`

/** Until the test ends. */
export const receiver: typeof startReceiver = async (...args) => {
  const started = await startReceiver(...args)
  opened.push(started)
  return started
}

/** Outbox and queue as the worker runs them, until nothing is due. A round may leave a job whose lane was just being freed. */
export async function deliverDue() {
  await dispatchEvents()
  for (let due = 1; due > 0;) {
    await runOnce({
      connectionString: process.env['DATABASE_URL'] ?? '',
      concurrency: 8,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      taskList: {
        deliver_webhook: (payload) => {
          const { deliveryId, ...how } = deliverWebhookJob.payload.parse(payload)
          return deliverWebhook(deliveryId, how)
        },
        send_mail: () => undefined,
        sandbox_step: () => undefined,
      },
    })
    due = await getDb().$executeRaw`SELECT 1 FROM graphile_worker.jobs WHERE run_at <= now() AND attempts = 0`
  }
}

export async function endpointFor(url: string, environment: Environment = 'development') {
  const actor = customerActor(await makeClient(getDb()), environment)
  const { id, signingSecret } = await inTransaction((tx) => createEndpoint(tx, actor, { url }))
  return { actor, id, signingSecret }
}
export const getDelivery = (endpointId: string) =>
  getDb().webhookDelivery.findFirstOrThrow({ where: { endpointId }, include: { log: true, endpoint: true } })
export const jobsOf = (deliveryId: string) => getDb().$queryRaw<{ key: string; queue: string; wait: number }[]>`
  SELECT key, queue_name AS queue, extract(epoch FROM run_at - now())::float8 AS wait FROM graphile_worker.jobs WHERE key LIKE ${`deliver:${deliveryId}:%`} ORDER BY key DESC`
export const ping = ({ actor, id }: Awaited<ReturnType<typeof endpointFor>>) =>
  inTransaction((tx) => pingEndpoint(tx, actor, id))
