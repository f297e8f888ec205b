import { join, resolve } from 'node:path'
import type { Client } from 'pg'
import { ownDatabase } from '#lib/connection.ts'
import { requireAlone, requireEmpty, requireKnown, requireSecrets } from '#tools/backup/check-target.ts'
import { DUMP, readManifest, type Manifest } from '#tools/backup/manifest.ts'
import { serverVersion, withPatientClient } from '#tools/backup/patient-client.ts'
import { findTools, runTool } from '#tools/backup/postgres-tools.ts'
import { putDocuments } from '#tools/backup/put-documents.ts'
import { countRows } from '#tools/backup/read-facts.ts'
import { repair } from '#tools/backup/repair.ts'

type Options = {
  /** Drops what the database holds. */
  replace: boolean
  /** Goes on where nothing at hand opens what was sealed. */
  anotherSecret: boolean
  /** So many connections at once; one does it in a single transaction. */
  jobs: number
  say: (line: string) => void
}

/**
 * Puts a backup into the empty database and the storage of the settings, and puts right what can't be as it was. Where anything
 * is refused, nothing was touched.
 */
export async function restoreBackup(source: string, { replace, anotherSecret, jobs, say }: Options): Promise<Manifest> {
  const folder = resolve(source)
  say('Checksums …')
  const manifest = await readManifest(folder)
  if (!anotherSecret) requireSecrets(manifest)
  await withPatientClient(async (client) => {
    await requireKnown(client, manifest)
    const { major } = await serverVersion(client)
    // The one that reads what the newer of the two wrote.
    const tools = findTools(major, manifest.postgres.tool)
    await requireAlone(client)
    await requireEmpty(client, replace)
    say('Database …')
    await runTool(tools, 'pg_restore', ownDatabase().url, [
      '--exit-on-error',
      // Whose it is, the settings say; the roles of before may not exist here.
      '--no-owner',
      '--no-privileges',
      ...(jobs > 1 ? [`--jobs=${jobs}`] : ['--single-transaction']),
      join(folder, DUMP),
    ])
    await requireCounts(client, manifest)
    await client.query('ANALYZE')
    say('Putting right …')
    for (const line of await repair(client, manifest.removed)) say(line)
  })
  if (manifest.documents.copied) {
    say('Documents …')
    say(`Documents: ${await putDocuments(folder, say)} put back.`)
  } else say('Documents: the backup holds none; they are looked for where the settings say.')
  return manifest
}

/** The same for a database that PostgreSQL itself has recovered to an earlier moment: puts right what can't be as it was then. */
export async function putRight(say: (line: string) => void): Promise<void> {
  await withPatientClient(async (client) => {
    await requireAlone(client)
    for (const line of await repair(client)) say(line)
  })
}

async function requireCounts(client: Client, { counts }: Manifest): Promise<void> {
  const found = await countRows(client)
  const wrong = Object.entries(counts).filter(([table, n]) => found[table] !== n)
  if (wrong.length > 0)
    throw new Error(
      `The database is not what was backed up: ${wrong.map(([table, n]) => `${table} has ${found[table] ?? 'no'} rows instead of ${n}`).join('; ')}.`,
    )
}
