import { getDb, inTransaction } from '#lib/db.ts'
import { findOwed, issueStatement } from '#lib/billing/issue-statement.ts'
import { lastMonthsEnd } from '#lib/billing/issue-statements.ts'

/**
 * A researcher's last statement, while they still have a name: it doesn't wait for the month's end. The month before has one of its own, also
 * where the clock hasn't come to it yet.
 */
export async function issueStatementsOf(researcherId: string, now = new Date()): Promise<void> {
  for (const end of [lastMonthsEnd(now), now]) {
    const owed = (await findOwed(getDb(), end)).filter((one) => one.researcherId === researcherId)
    for (const one of owed) await inTransaction((tx) => issueStatement(tx, one, end))
  }
}
