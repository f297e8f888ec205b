import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { userCodeOf } from '#lib/devices/codes.ts'
import { stateOf } from '#lib/devices/state.ts'
import { notFound } from '#lib/errors.ts'
import type { DeviceSignIn } from '#lib/generated/prisma/client.ts'
import { getMoment } from '#lib/moment.ts'
import { defineLock } from '#lib/sql.ts'

export const lockDeviceSignIn = defineLock('device_sign_ins')

/** What somebody reads from a program's screen. Once decided, it is there for those who decided it. */
export async function findDeviceSignIn(
  tx: Tx,
  { environment, clientId }: CustomerActor,
  typed: string,
): Promise<DeviceSignIn> {
  const row = await tx.deviceSignIn.findUnique({ where: { userCode: userCodeOf(typed) } })
  const mine = row?.clientId === null || row?.clientId === clientId
  if (!row || row.environment !== environment || row.expiresAt <= (await getMoment(tx)) || !mine) throw notFound()
  return row
}

/** The same under its lock, where it still waits for a decision; as it is where it doesn't. */
export async function lockWaiting(tx: Tx, actor: CustomerActor, typed: string) {
  const { id } = await findDeviceSignIn(tx, actor, typed)
  await lockDeviceSignIn(tx, id)
  const row = await findDeviceSignIn(tx, actor, typed)
  return { row, isWaiting: stateOf(row) === 'waiting' }
}
