import { attemptDays } from '#lib/audit/attempt.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import { systemActor } from '#lib/actor.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

/** What the entry that says so is about, where it is no person's erasure but the age of attempts. */
export const allAttempts = 'attempts'
export const forgetAction = 'log.forget'

const forgotten = Prisma.sql`reason = NULL, before = NULL, after = NULL, network = NULL, agent = NULL, salt = NULL, once = NULL`

const forgetAbout = defineCommand(
  (targetId: string) => Prisma.sql`
    UPDATE operator_actions SET ${forgotten} WHERE target_id = ${targetId} AND salt IS NOT NULL AND action <> ${forgetAction}`,
)
const forgetOld = defineCommand(
  (from: string, until: string) => Prisma.sql`
    UPDATE operator_actions SET ${forgotten} WHERE id IN (
      SELECT id FROM operator_actions
      WHERE split_part(action, '.', 1) = ANY ('{sign_in,refusal}') AND id > ${from} AND id < ${until} AND salt IS NOT NULL LIMIT 5000)`,
)

const { id: callslip } = systemActor('production')

/** Forgets the content of what is written about whoever goes. The entries stay, and so does the chain: it holds digests. */
export async function forgetEntries(tx: Tx, targets: readonly { type: string; id: string }[]): Promise<void> {
  for (const { type, id } of targets)
    if ((await forgetAbout(tx, id)) > 0)
      await recordEntry(tx, { by: callslip, action: forgetAction, targetType: type, targetId: id })
}

/** Forgets the networks and programs of old attempts, at night, in slices. */
export async function forgetAttempts(): Promise<void> {
  const ago = (days: number) => firstIdAt('operatorAction', new Date(Date.now() - days * 86_400_000))
  // Those of before were forgotten on the nights before, of which some may have been missed.
  const slice = (tx: Tx) => forgetOld(tx, ago(attemptDays + 400), ago(attemptDays))
  while (
    await inTransaction(async (tx) => {
      if ((await slice(tx)) === 0) return false
      await recordEntry(tx, { by: callslip, action: forgetAction, targetType: allAttempts, targetId: allAttempts })
      return true
    })
  );
}
