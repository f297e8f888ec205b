import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Node has no flock, but SQLite's exclusive lock is one: the kernel gives it back when the holder dies, however it
 * dies, so there is never a stale lock to judge. Undefined when somebody else holds it.
 */
export function tryLock(file: string): { release: () => void } | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch {
    database.close()
    return undefined
  }
  held.add(database) // garbage collection would close it
  return {
    release: () => {
      held.delete(database)
      database.close()
    },
  }
}

const held = new Set<DatabaseSync>()

export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let lock = tryLock(file)
  while (lock === undefined) {
    await sleep(200)
    lock = tryLock(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
