import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { notFound } from '#lib/errors.ts'
import { getOwnRow } from '#lib/users/user-row.ts'

/** A person's own copy, as it lies in storage; 404 for anybody else's, and once it has expired. */
export async function readExport(tx: Tx, actor: PersonActor, exportId: string): Promise<AsyncIterable<Uint8Array>> {
  const { id: userId } = await getOwnRow(tx, actor)
  const row = await tx.dataExport.findFirst({
    where: { id: exportId, userId, state: 'ready', expiresAt: { gt: new Date() } },
  })
  if (!row?.storageKey) throw notFound()
  return getStorage().getStream(row.storageKey)
}
