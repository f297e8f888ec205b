import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findDeviceSignIn } from '#lib/devices/device-row.ts'
import type { DeviceSignInView } from '#lib/devices/schema.ts'
import { toDeviceSignInView } from '#lib/devices/view.ts'

export const getDeviceSignIn = async (tx: Tx, actor: CustomerActor, userCode: string): Promise<DeviceSignInView> =>
  toDeviceSignInView(await findDeviceSignIn(tx, actor, userCode))
