import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { lockWaiting } from '#lib/devices/device-row.ts'
import type { DeviceSignInView } from '#lib/devices/schema.ts'
import { toDeviceSignInView } from '#lib/devices/view.ts'

/** The key is made when the program asks again: until then nothing secret is kept of it. */
export async function allowDeviceSignIn(tx: Tx, actor: CustomerActor, userCode: string): Promise<DeviceSignInView> {
  const { row, isWaiting } = await lockWaiting(tx, actor, userCode)
  if (!isWaiting) return toDeviceSignInView(row)
  const data = { userId: actor.id, clientId: actor.clientId, sessionId: actor.sessionId ?? null }
  return toDeviceSignInView(await tx.deviceSignIn.update({ where: { id: row.id }, data }))
}
