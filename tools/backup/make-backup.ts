import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Client } from 'pg'
import { ownDatabase } from '#lib/connection.ts'
import { copyDocuments, isEmptyOrAbsent, listDocuments } from '#tools/backup/copy-documents.ts'
import { CHECKSUMS, DUMP, manifest, manifestPath, sha256Of, type Manifest } from '#tools/backup/manifest.ts'
import { ownSchemas } from '#tools/backup/own-schemas.ts'
import { serverVersion, withPatientClient } from '#tools/backup/patient-client.ts'
import { findTools, runTool } from '#tools/backup/postgres-tools.ts'
import { readFacts } from '#tools/backup/read-facts.ts'
import { keepFile, syncFolder } from '#lib/files/write-file.ts'
import { Refusal } from '#tools/runtime/refusal.ts'
import { writePrivate } from '#tools/runtime/files.ts'

type Options = { withDocuments: boolean; say: (line: string) => void }

/**
 * Makes a backup in an empty folder while the service runs: the database as it is at one moment, then the documents of that
 * moment. A document never changes once it is stored, so those of the moment are still there, or were removed with their rows.
 */
export async function makeBackup(target: string, { withDocuments, say }: Options): Promise<Manifest> {
  const folder = resolve(target)
  if (!(await isEmptyOrAbsent(folder)))
    throw new Refusal(`${folder} is not empty: give each backup a folder of its own.`)
  return withPatientClient(async (client) => {
    const server = await serverVersion(client)
    const { major: tool } = findTools(server.major)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    const madeAt = new Date().toISOString()
    const facts = await dumpDatabase(client, folder, server.major, { withDocuments, say })
    const documents = withDocuments
      ? await copyDocuments(client, folder, say)
      : { removed: [], faults: [], files: 0, bytes: 0 }
    if (!withDocuments) await keepFile(join(folder, CHECKSUMS), 'wx', nothing())
    const { version } = JSON.parse(await readFile(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string
    }
    const { removed, faults, files, bytes } = documents
    const made = manifest.parse({
      format: 1,
      madeAt,
      version,
      postgres: { server: server.full, major: server.major, tool },
      ...facts,
      documents: { copied: withDocuments, files, bytes },
      removed,
      faults,
      checksums: {
        [DUMP]: await sha256Of(join(folder, DUMP)),
        [CHECKSUMS]: await sha256Of(join(folder, CHECKSUMS)),
      },
    } satisfies Manifest)
    writePrivate(manifestPath(folder), `${JSON.stringify(made, null, 2)}\n`)
    // With this it is a backup; pg_dump has written out its own file.
    await syncFolder(folder)
    await syncFolder(dirname(folder))
    return made
  })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Everything that is read here, pg_dump's reading included, is of one moment. */
async function dumpDatabase(client: Client, folder: string, server: number, { withDocuments, say }: Options) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
  say('Database …')
  await runTool(findTools(server), 'pg_dump', ownDatabase().url, [
    '--format=custom',
    ...ownSchemas.map((name) => `--schema=${name}`),
    `--snapshot=${rows[0]?.id ?? ''}`,
    // A migration that is under way is waited for, but not for ever.
    '--lock-wait-timeout=60s',
    `--file=${join(folder, DUMP)}`,
  ])
  await chmod(join(folder, DUMP), 0o600)
  const facts = await readFacts(client)
  if (withDocuments) await listDocuments(client, folder)
  await client.query('COMMIT')
  return facts
}
