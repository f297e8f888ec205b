import { getDb, inTransaction } from '#lib/db.ts'
import { findOwed, issueStatement } from '#lib/billing/issue-statement.ts'

/** A researcher's last statement, while they still have a name: it doesn't wait for the month's end. */
export async function issueStatementsOf(researcherId: string, now = new Date()): Promise<void> {
  const owed = (await findOwed(getDb(), now)).filter((one) => one.researcherId === researcherId)
  for (const one of owed) await inTransaction((tx) => issueStatement(tx, one, now))
}
