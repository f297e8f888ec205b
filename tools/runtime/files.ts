import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

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
