import type { Client } from 'pg'
import { ownDatabase, sharedDatabase } from '#lib/connection.ts'
import { dropUpload } from '#lib/files/drop-upload.ts'
import { causeOf } from '#lib/log.ts'
import { findPlain } from '#lib/secrets.ts'
import { dropReplaced } from '#lib/server/worker/held-jobs.ts'
import type { Manifest } from '#tools/backup/manifest.ts'
import { keepFeedReadable } from '#tools/runtime/keep-feed-readable.ts'
import { limitRole, migrate } from '#tools/runtime/migrate.ts'
import { openDatabase } from '#tools/runtime/open-database.ts'

const freeJobs = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM (
    SELECT locked_by FROM graphile_worker._private_jobs UNION ALL SELECT locked_by FROM graphile_worker._private_job_queues) l
  WHERE locked_by IS NOT NULL HAVING count(*) > 0`
// What a backup holds from before replaced jobs were marked: a key that was taken, in a worker's hand, at its last try. Of one that
// had failed before, it can't be told from work that nobody has done.
const dropReplacedBefore = `
  DELETE FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL AND key IS NULL AND revision >= 0
    AND attempts >= max_attempts AND max_attempts > 1 AND last_error IS NULL`
const findUploads = 'SELECT id FROM uploads WHERE document_id IS NULL AND attachment_id IS NULL'
// The file may lie there all the same: the hourly round takes it away.
const endExports = "UPDATE data_exports SET expires_at = now() WHERE state = 'ready' AND expires_at > now()"

// What was tried since the backup, only the provider knows: nothing is made before it has been asked.
const askFirst = ['refunds', 'share_movements'].map(
  (table) => `UPDATE ${table} SET tried_at = now() WHERE status = 'pending' AND tried_at IS NULL`,
)
const lookAgain = 'UPDATE payments SET sweep_at = now() WHERE sweep_at IS NOT NULL'
const acceptLater =
  "UPDATE orders SET acceptance_not_before = greatest(acceptance_not_before, now() + interval '1 day') WHERE status = 'delivered'"

const count = async (client: Client, sql: string, values: unknown[] = []): Promise<number> =>
  (await client.query(sql, values)).rowCount ?? 0

/**
 * Puts right what a database of an earlier moment says that isn't so any more, and brings it to the newest schema. May run again. Returns
 * what was done, a sentence each.
 * @param removed what was removed while the backup was made
 */
export async function repair(client: Client, removed: Manifest['removed'] = []): Promise<string[]> {
  const lines: string[] = []
  const events = await keepFeedReadable(client)
  lines.push(
    events > 0
      ? `Feed: this server's transactions count from anew; ${events} events and the readers' places were moved below them, in their order.`
      : 'Feed: the events lie in the past of this server, as they should.',
  )
  // Past the pooler: whether that can be reached must not stand between the database and what protects the money.
  const own = ownDatabase()
  const applied = await migrate({ own, shared: own })
  if (applied.length > 0) lines.push(`Schema: ${applied.length} newer migrations applied.`)
  for (const statement of askFirst) await client.query(statement)
  const payments = await count(client, lookAgain)
  lines.push(
    `Payments: the provider is asked about ${payments} of them first; deliveries are accepted silently from tomorrow on.`,
  )
  await client.query(acceptLater)
  await client.query(dropReplacedBefore)
  const { rows: locked } = await client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL AND revision >= 0',
  )
  await client.query(freeJobs)
  await dropReplaced(client)
  lines.push(`Jobs: ${locked[0]?.n ?? 0} that workers of before had under way begin again.`)
  const uploads = await dropUploads(client)
  if (uploads > 0) lines.push(`Uploads: ${uploads} were not complete, and are begun again by whoever sent them.`)
  const exports = await count(client, endExports)
  if (exports > 0)
    lines.push(`Copies of people's data: ${exports} end, for backups keep none; they can be asked for again.`)
  for (const table of ['documents', 'attachments'] as const) {
    const ids = removed.filter((one) => one.table === table).map(({ id }) => id)
    const gone = ids.length === 0 ? 0 : await count(client, `DELETE FROM ${table} WHERE id = ANY($1)`, [ids])
    if (gone > 0) lines.push(`Removed while the backup was made: ${gone} ${table}.`)
  }
  return [...lines, ...(await dropPushKey(client)), ...(await giveLimits())]
}

/**
 * Of the pair that says who sends, where its secret is lost: the next that is asked for is made anew. Not by whoever asks: a process
 * that was given a wrong APP_SECRET would end every subscription.
 */
async function dropPushKey(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string; sealed: string }>(
    'SELECT id, private_encrypted AS sealed FROM push_keys',
  )
  const lost = rows.filter(({ sealed }) => findPlain(sealed) === undefined).map(({ id }) => id)
  if (lost.length === 0) return []
  await client.query('DELETE FROM push_keys WHERE id = ANY($1)', [lost])
  return ['Notifications: their key is lost with its secret; browsers subscribe to a new one when they are next used.']
}

/** With a job for the file of each part: the backup has none of them, the storage may. */
async function dropUploads(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>(findUploads)
  const db = openDatabase()
  try {
    for (const { id } of rows) await db.$transaction((tx) => dropUpload(tx, id))
  } finally {
    await db.$disconnect()
  }
  return rows.length
}

/** Last, for it goes by the pooler, which may have been stopped together with everything else. */
const giveLimits = (): Promise<string[]> =>
  limitRole(sharedDatabase()).then(
    () => [],
    (error: unknown) => [
      `Limits: the pooler could not be asked for them (${causeOf(error)}). npm run migrate gives them to the role once it can.`,
    ],
  )
