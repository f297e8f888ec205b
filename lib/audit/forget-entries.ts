import { forgetAction, forgotten } from '#lib/audit/forgotten.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const forgetAbout = defineCommand(
  (targetId: string) => Prisma.sql`
    UPDATE operator_actions SET ${forgotten} WHERE target_id = ${targetId} AND salt IS NOT NULL AND action <> ${forgetAction}`,
)
const { id: callslip } = systemActor('production')

/** Forgets the content of what is written about whoever goes. The entries stay, and so does the chain: it holds digests. */
export async function forgetEntries(tx: Tx, targets: readonly { type: string; id: string }[]): Promise<void> {
  for (const { type, id } of targets)
    if ((await forgetAbout(tx, id)) > 0)
      await recordEntry(tx, { by: callslip, action: forgetAction, targetType: type, targetId: id })
}
