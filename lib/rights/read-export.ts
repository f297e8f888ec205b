import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { notFound } from '#lib/errors.ts'
import { findCopies } from '#lib/rights/find-copies.ts'
import { getOwnRow } from '#lib/users/user-row.ts'

/** A person's own copy, as it lies in storage; 404 for anybody else's, once it has expired, and once it holds what isn't theirs any more. */
export async function readExport(tx: Tx, actor: PersonActor, exportId: string): Promise<AsyncIterable<Uint8Array>> {
  const { id: userId } = await getOwnRow(tx, actor)
  const row = await tx.dataExport.findFirst({
    where: { AND: [await findCopies(tx, userId), { id: exportId, state: 'ready', expiresAt: { gt: new Date() } }] },
  })
  if (!row?.storageKey) throw notFound()
  return getStorage().getStream(row.storageKey)
}
