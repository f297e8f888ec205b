import type { OperatorActor } from '#lib/actor.ts'
import { openAccountsJob } from '#lib/clients/jobs.ts'
import type { PersonalAccountsInput, PersonalAccountsView } from '#lib/clients/schema.ts'
import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { audit } from '#lib/operators/audit.ts'
import { getPersonalAccounts } from '#lib/operators/get-personal-accounts.ts'
import { defineLock } from '#lib/sql.ts'

const lockDecision = defineLock('standing_decisions')
const id = 'personal_accounts'

/**
 * Whether whoever looks for a document orders at once. Who waits is opened as soon as it is decided so; who was opened before
 * it was decided otherwise stays open.
 */
export async function decidePersonalAccounts(
  tx: Tx,
  actor: OperatorActor,
  { openAtOnce, reason }: PersonalAccountsInput,
): Promise<PersonalAccountsView> {
  await lockDecision(tx, id)
  const before = await getPersonalAccounts(tx)
  if (before.openAtOnce !== openAtOnce) {
    await tx.standingDecision.update({ where: { id }, data: { holds: openAtOnce, decidedAt: new Date() } })
    if (openAtOnce) await enqueue(tx, openAccountsJob, {})
  }
  const after = await getPersonalAccounts(tx)
  await audit(tx, actor, {
    action: 'standing_decision.personal_accounts',
    targetType: 'standing_decision',
    targetId: id,
    reason,
    before,
    after,
  })
  return after
}
