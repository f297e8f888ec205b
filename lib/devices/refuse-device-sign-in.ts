import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { lockWaiting } from '#lib/devices/device-row.ts'
import type { DeviceSignInView } from '#lib/devices/schema.ts'
import { toDeviceSignInView } from '#lib/devices/view.ts'

export async function refuseDeviceSignIn(tx: Tx, actor: CustomerActor, userCode: string): Promise<DeviceSignInView> {
  const { row, isWaiting } = await lockWaiting(tx, actor, userCode)
  if (!isWaiting) return toDeviceSignInView(row)
  return toDeviceSignInView(await tx.deviceSignIn.update({ where: { id: row.id }, data: { refusedAt: new Date() } }))
}
