import { systemActor } from '#lib/actor.ts'
import { attemptDays } from '#lib/audit/attempt.ts'
import { allAttempts, forgetAction, forgotten } from '#lib/audit/forgotten.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import { inTransaction, type Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

const forgetOld = defineCommand(
  (from: string, until: string) => Prisma.sql`
    UPDATE operator_actions SET ${forgotten} WHERE id IN (
      SELECT id FROM operator_actions
      WHERE split_part(action, '.', 1) = ANY ('{sign_in,refusal}') AND id > ${from} AND id < ${until} AND salt IS NOT NULL LIMIT 5000)`,
)

/** Forgets the networks and programs of old attempts, at night, in slices. */
export async function forgetAttempts(): Promise<void> {
  const ago = (days: number) => firstIdAt('operatorAction', new Date(Date.now() - days * 86_400_000))
  // Those of before were forgotten on the nights before, of which some may have been missed.
  // A day later than the entry that says so allows: an id is of a moment before its row, by another clock.
  const slice = (tx: Tx) => forgetOld(tx, ago(attemptDays + 400), ago(attemptDays + 1))
  while (
    await inTransaction(async (tx) => {
      if ((await slice(tx)) === 0) return false
      await recordEntry(tx, {
        by: systemActor('production').id,
        action: forgetAction,
        targetType: allAttempts,
        targetId: allAttempts,
      })
      return true
    })
  );
}
