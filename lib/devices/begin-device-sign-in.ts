import type { Tx } from '#lib/db.ts'
import { hashOf, newDeviceCode, newUserCode } from '#lib/devices/codes.ts'
import { OAuthError } from '#lib/devices/oauth-error.ts'
import { intervalSeconds, lifetimeSeconds } from '#lib/devices/state.ts'
import type { Environment } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { portalUrl } from '#lib/mail/letter.ts'
import { getMoment } from '#lib/moment.ts'
import { apiScopes, type ApiScope } from '#lib/scopes.ts'

/** As RFC 8628 (3.2) names it. */
export type DeviceAuthorization = {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete: string
  expires_in: number
  interval: number
}
type Asked = {
  environment: Environment
  scope: string | undefined
  name: string | undefined
  network: string | null
  agent: string | null
}

const longestName = 60

function scopesIn(scope: string | undefined): ApiScope[] {
  const asked = [...new Set((scope ?? '').split(' ').filter((one) => one !== ''))]
  if (asked.length === 0) return [...apiScopes]
  return asked.map((one) => {
    const known = apiScopes.find((name) => name === one)
    if (!known) throw new OAuthError('invalid_scope', `There is no scope ${one}. There are: ${apiScopes.join(', ')}.`)
    return known
  })
}

/** A program without a browser of its own asks for a key: somebody who may make one is to type the code in the portal. */
export async function beginDeviceSignIn(
  tx: Tx,
  { environment, scope, name = '', network, agent }: Asked,
): Promise<DeviceAuthorization> {
  const scopes = scopesIn(scope)
  // What a stranger writes stands in a portal's page: a line, and no more.
  const shown = name.replace(/\p{C}+/gu, ' ').trim()
  if (shown.length > longestName)
    throw new OAuthError('invalid_request', `device_name must have at most ${longestName} characters.`)
  const [deviceCode, userCode] = [newDeviceCode(), newUserCode()]
  await tx.deviceSignIn.create({
    data: {
      id: newId('deviceSignIn'),
      environment,
      hash: hashOf(deviceCode),
      userCode,
      name: shown || 'A command line',
      network,
      agent,
      scopes,
      expiresAt: new Date((await getMoment(tx)).getTime() + lifetimeSeconds * 1000),
    },
  })
  // The page shows one environment at a time: the address brings it along.
  const page = portalUrl(`/device?environment=${environment}`)
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: page,
    verification_uri_complete: `${page}&code=${userCode}`,
    expires_in: lifetimeSeconds,
    interval: intervalSeconds,
  }
}
