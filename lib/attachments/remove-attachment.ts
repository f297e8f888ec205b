import { dropWaiting } from '#lib/attachments/drop-waiting.ts'
import type { Bringer } from '#lib/attachments/permissions.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** Takes a file back that was brought, whole or in parts; not any more once it is attached. */
export async function removeAttachment(tx: Tx, actor: Bringer, id: string) {
  if (!(await dropWaiting(tx, actor, id))) throw notFound()
  return { id, removed: true as const }
}
