import { getDb, inTransaction } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { deleteAccountJob } from '#lib/rights/jobs.ts'

/** Plans the deletions whose time has come, and anew those that were begun and not finished. */
export async function planDeletions(): Promise<void> {
  const due = await getDb().accountDeletion.findMany({
    where: { OR: [{ state: 'waiting', dueAt: { lte: new Date() } }, { state: 'working' }] },
    select: { id: true },
    orderBy: { dueAt: 'asc' },
    take: 500,
  })
  for (const { id } of due)
    await inTransaction((tx) =>
      enqueue(tx, deleteAccountJob, { deletionId: id }, { queue: 'account_deletions', key: `deletion:${id}` }),
    )
}
