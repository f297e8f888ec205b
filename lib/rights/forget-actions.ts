import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

// The one change that the log lets through: see the trigger.
const forgetSome = defineCommand(
  (clientId: string) => Prisma.sql`
    UPDATE client_actions SET payload = '{}' WHERE ctid IN (
      SELECT ctid FROM client_actions WHERE client_id = ${clientId} AND payload <> '{}' LIMIT 2000)`,
)

/** Empties what the audit logs of the clients that go say beside who did what and when: names of keys, addresses, reasons. */
export async function forgetActions(deletionId: string): Promise<void> {
  for (const { id } of await getDb().client.findMany({ where: { deletionId }, select: { id: true } }))
    while ((await forgetSome(getDb(), id)) > 0);
}
