import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { deleteSeen } from '#lib/push/device-row.ts'
import type { Succeeded } from '#lib/text.ts'

export async function removeDevice(tx: Tx, actor: PersonActor, sessionId: string): Promise<Succeeded> {
  if ((await deleteSeen(tx, sessionId, actor.sessionId ?? '')) === 0) throw notFound()
  return { success: true }
}
