import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Replaces the file in one step, readable by its owner only: a reader never sees half of it. */
export function writePrivate(path: string, text: string): void {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`
  try {
    writeFileSync(temporary, text, { mode: 0o600, flush: true })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Undefined when there is no such file or it isn't JSON; for files that only this program writes. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T // written by writePrivate with the same type
  } catch {
    return undefined
  }
}

/** Lends `work` a folder that nobody else reads, for as long as it takes. */
export async function withPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'callslip-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
