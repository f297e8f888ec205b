import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { lockExport, removeFile } from '#lib/rights/export-row.ts'
import { exportKey } from '#lib/rights/jobs.ts'
import { failedLetter } from '#lib/rights/letters.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** Copies that wait for a job that has failed for good, or is gone. */
const findGivenUp = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT e.id FROM data_exports e WHERE e.state = 'waiting' AND NOT EXISTS (
      SELECT FROM graphile_worker._private_jobs j
      WHERE j.key = ${exportKey('')} || e.id AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL))
    LIMIT 100`,
)

/** Ends copies that nobody makes any more, and tells those who wait: until then they can't ask for another. */
export async function giveUpExports(): Promise<void> {
  for (;;) {
    const lost = await findGivenUp(getDb())
    if (lost.length === 0) return
    await doForEach(lost, ({ id }) => inTransaction((tx) => giveUp(tx, id)))
  }
}

async function giveUp(tx: Tx, id: string): Promise<void> {
  const row = await lockExport(tx, id)
  if (row?.state !== 'waiting') return
  await removeFile(tx, row)
  await tx.dataExport.delete({ where: { id } })
  if (!row.user.disabledAt) await postMail(tx, { to: row.user, letter: failedLetter() })
}
