import { issueMissingOf } from '#lib/billing/issue-missing-of.ts'
import { issueStatementsOf } from '#lib/billing/issue-last-statements.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { forgetCustomers } from '#lib/payments/forget-customers.ts'
import { beginDeletion } from '#lib/rights/begin-deletion.ts'
import { blankOrders } from '#lib/rights/blank-orders.ts'
import { endWork } from '#lib/rights/end-work.ts'
import { finishDeletion } from '#lib/rights/finish-deletion.ts'
import { forgetActions } from '#lib/rights/forget-actions.ts'
import { forgetMails } from '#lib/rights/forget-mails.ts'
import { forgetName } from '#lib/rights/forget-name.ts'

/**
 * Deletes an account whose time has come. Each step does what is left of it, so that a run that was killed is gone on with
 * by the next: access is ended first, in one transaction, and the person's own row is the last to go.
 */
export async function deleteAccount(deletionId: string): Promise<void> {
  if (!(await inTransaction((tx) => beginDeletion(tx, deletionId)))) return
  const { dueAt, user } = await getDb().accountDeletion.findUniqueOrThrow({
    where: { id: deletionId },
    include: { user: { include: { researcher: true } } },
  })
  const { researcher } = user
  // What the law wants to name somebody is issued as long as they have a name.
  await issueMissingOf(deletionId)
  if (researcher) await issueStatementsOf(researcher.id)
  await endWork(deletionId, researcher)
  const going = await getDb().client.findMany({ where: { deletionId }, select: { id: true } })
  await forgetCustomers(
    user.id,
    going.map(({ id }) => id),
  )
  await blankOrders(deletionId)
  await forgetName(deletionId, user, researcher)
  await forgetMails(user, dueAt)
  await forgetActions(deletionId)
  await inTransaction((tx) => finishDeletion(tx, deletionId))
}
