import { causeOf, log } from '#lib/log.ts'
import { findDatabaseIssues } from '#lib/server/start/database-issues.ts'
import { refuse } from '#lib/server/start/refuse.ts'

const againAfterMs = 5000

/**
 * Ends the process where the way to the database can't carry what we send along it. A database that doesn't answer yet
 * refuses nobody: it is looked at once it does.
 */
export async function checkDatabaseAtStart(): Promise<void> {
  try {
    const issues = await findDatabaseIssues()
    const grave = issues.filter((issue) => issue.grave)
    for (const { sentence } of issues) if (grave.length === 0) log.error('the database is not set up rightly', sentence)
    if (grave.length > 0) refuse(grave.map(({ sentence }) => sentence))
  } catch (error) {
    log.warn('database out of reach at the start', { cause: causeOf(error) })
    setTimeout(() => void checkDatabaseAtStart(), againAfterMs).unref()
  }
}
