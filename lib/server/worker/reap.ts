import { makeWorkerUtils } from 'graphile-worker'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { reapUploads } from '#lib/documents/reap-uploads.ts'
import { forgetAlerts } from '#lib/researchers/alert-researchers.ts'
import { reapDeliveries } from '#lib/webhooks/reap-deliveries.ts'

/** Deletes in slices, so that no lock is held for long and a killed run loses nothing. */
async function reapFrom(table: string, condition: string): Promise<void> {
  const statement = Prisma.raw(
    `DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${condition} LIMIT 5000)`,
  )
  while ((await getDb().$executeRaw`${statement}`) > 0);
}

/**
 * Old records: idempotency keys and the request log after 30 days, the provider's events, deliveries and noted alerts after
 * 90, mails after a year, unfinished uploads after two days.
 */
export async function reap(): Promise<void> {
  await reapFrom('idempotency_records', "created_at < now() - interval '30 days'")
  await reapFrom('provider_events', "received_at < now() - interval '90 days'")
  await reapFrom('mails', "created_at < now() - interval '1 year'")
  await reapFrom('api_requests', `id < '${firstIdAt('request', new Date(Date.now() - 30 * 86_400_000))}'`)
  await reapDeliveries()
  await forgetAlerts()
  await reapUploads()
  // Names of queues that no job uses any more, such as those of deleted endpoints.
  const queue = await makeWorkerUtils({ connectionString: getEnv().DATABASE_URL })
  await queue.cleanup({ tasks: ['GC_JOB_QUEUES'] }).finally(() => queue.release())
}
