import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Client } from 'pg'
import { ownDatabase } from '#lib/connection.ts'
import { requireAlone, requireEmpty, requireKnown, requireSecrets } from '#tools/backup/check-target.ts'
import { DUMP, readManifest, type Manifest } from '#tools/backup/manifest.ts'
import { ownSchemas } from '#tools/backup/own-schemas.ts'
import { serverVersion, withPatientClient } from '#tools/backup/patient-client.ts'
import { findTools, listDump, runTool, type PostgresTools } from '#tools/backup/postgres-tools.ts'
import { putDocuments } from '#tools/backup/put-documents.ts'
import { countRows } from '#tools/backup/read-facts.ts'
import { repair } from '#tools/backup/repair.ts'
import { withPrivateFolder } from '#tools/runtime/files.ts'

type Options = {
  /** Drops what the database holds. */
  replace: boolean
  /** Goes on where nothing at hand opens what was sealed. */
  anotherSecret: boolean
  /** Those who are connected are known to be none of ours. */
  besideOthers: boolean
  /** So many connections at once; one does it in a single transaction. */
  jobs: number
  say: (line: string) => void
}

/**
 * Puts a backup into the empty database and the storage of the settings, and puts right what can't be as it was. Where anything
 * is refused, nothing was touched.
 */
export async function restoreBackup(source: string, options: Options): Promise<Manifest> {
  const { replace, anotherSecret, jobs, say } = options
  const folder = resolve(source)
  say('Checksums …')
  const manifest = await readManifest(folder)
  if (!anotherSecret) requireSecrets(manifest)
  await withPatientClient(async (client) => {
    await requireKnown(client, manifest)
    const { major } = await serverVersion(client)
    // The one that reads what the newer of the two wrote.
    const tools = findTools(major, manifest.postgres.tool)
    await requireAlone(client, options)
    await requireEmpty(client, replace)
    say('Database …')
    await restoreDump({ dump: join(folder, DUMP), tools, jobs })
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
export async function putRight(options: Pick<Options, 'besideOthers' | 'say'>): Promise<void> {
  await withPatientClient(async (client) => {
    await requireAlone(client, options)
    for (const line of await repair(client)) options.say(line)
  })
}

// Of what belongs to no schema, and of `public` itself, nothing is ours.
const isOurs = new RegExp(`^\\d+; \\d+ \\d+ (?:SCHEMA - (?!public )|[A-Z ]+ )(?:${ownSchemas.join('|')}) `)

/**
 * Puts back what is ours in a dump, and nothing else: extensions, publications and a neighbour's schema, which earlier backups hold too,
 * are made by whoever has the right to, and nothing of ours needs them.
 */
const restoreDump = ({ dump, tools, jobs }: { dump: string; tools: PostgresTools; jobs: number }): Promise<void> =>
  withPrivateFolder(async (folder) => {
    const list = join(folder, 'list')
    await writeFile(list, (await listDump(tools, dump)).filter((line) => isOurs.test(line)).join('\n'))
    await runTool(tools, 'pg_restore', ownDatabase().url, [
      '--exit-on-error',
      `--use-list=${list}`,
      // Whose it is, the settings say; the roles of before may not exist here.
      '--no-owner',
      '--no-privileges',
      '--no-publications',
      ...(jobs > 1 ? [`--jobs=${jobs}`] : ['--single-transaction']),
      dump,
    ])
  })

async function requireCounts(client: Client, { counts }: Manifest): Promise<void> {
  const found = await countRows(client)
  // Earlier backups counted what isn't ours, too.
  const isOwn = (table: string) => ownSchemas.some((name) => table.startsWith(`${name}.`))
  const wrong = Object.entries(counts).filter(([table, n]) => isOwn(table) && found[table] !== n)
  if (wrong.length > 0)
    throw new Error(
      `The database is not what was backed up: ${wrong.map(([table, n]) => `${table} has ${found[table] ?? 'no'} rows instead of ${n}`).join('; ')}.`,
    )
}
