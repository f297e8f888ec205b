import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * One supervisor per data folder. Node has no flock, but SQLite's exclusive lock is one: the kernel gives it back when
 * the holder dies, however it dies, so there is never a stale lock to judge. False when somebody else holds it.
 */
export function holdInstanceLock(dataDir: string): boolean {
  const database = new DatabaseSync(join(dataDir, 'supervisor.lock'))
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch {
    database.close()
    return false
  }
  held.push(database) // garbage collection would close it
  return true
}

const held: DatabaseSync[] = []
