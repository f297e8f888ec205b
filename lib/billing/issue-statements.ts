import { getDb, inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { findOwed, issueStatement } from '#lib/billing/issue-statement.ts'

export const lastMonthsEnd = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** Issues what is missing of the statements up to the end of last month (UTC); the clock sets it off daily. */
export async function issueStatements(now = new Date()): Promise<void> {
  const end = lastMonthsEnd(now)
  await doForEach(await findOwed(getDb(), end), (owed) => inTransaction((tx) => issueStatement(tx, owed, end)))
}
