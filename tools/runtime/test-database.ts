import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres.ts'
import { commandOf, isAlive, signal, waitUntilGone } from './processes.ts'
import { scratchDir } from './scratch.ts'

const PREFIX = 'callslip-test-'
export const TEMPLATE = 'callslip_template'

export type TestDatabase = EmbeddedPostgres & { folder: string; remove(): Promise<void> }

/** A cluster of its own in a folder that is thrown away, with nothing in it that is worth a disk flush. */
export async function startTestDatabase(log: (line: string) => void = () => {}): Promise<TestDatabase> {
  await sweep()
  const folder = mkdtempSync(join(scratchDir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711) // as root, PostgreSQL runs as another user, who has to pass through
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log, durable: false })
    return {
      ...postgres,
      folder,
      async remove() {
        await postgres.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Tests copy it with CREATE DATABASE … TEMPLATE, which takes milliseconds, as long as nobody is connected to it. */
export async function createTemplate(url: string, root: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${TEMPLATE}`)
  } finally {
    await client.end()
  }
  await migrate(url.replace(/[^/]+$/, TEMPLATE), root)
}

/** Removes what test runs left behind that were killed before they could tidy up. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(scratchDir())) {
    const owner = Number(/^callslip-test-(\d+)-/.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const folder = join(scratchDir(), name)
    try {
      const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
      if (isAlive(pid) && commandOf(pid).includes(folder)) {
        signal(pid, 'SIGQUIT')
        await waitUntilGone(pid, 5_000)
      }
    } catch {
      // no server there any more
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
