import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Succeeded } from '#lib/text.ts'

export async function removeView(tx: Tx, actor: CustomerActor, viewId: string): Promise<Succeeded> {
  const { count } = await tx.savedView.deleteMany({
    where: { id: viewId, userId: actor.id, clientId: actor.clientId },
  })
  if (count === 0) throw notFound()
  return { success: true }
}
