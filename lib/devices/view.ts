import type { DeviceSignInView } from '#lib/devices/schema.ts'
import { stateOf } from '#lib/devices/state.ts'
import type { DeviceSignIn } from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toDeviceSignInView = (row: DeviceSignIn): DeviceSignInView =>
  withoutAbsent({
    userCode: row.userCode,
    name: row.name,
    network: row.network,
    agent: row.agent,
    scopes: row.scopes,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  })
