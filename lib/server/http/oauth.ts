import { inTransaction, type Tx } from '#lib/db.ts'
import { beginDeviceSignIn } from '#lib/devices/begin-device-sign-in.ts'
import { exchangeDeviceCode } from '#lib/devices/exchange-device-code.ts'
import { giveKeyBack } from '#lib/devices/give-key-back.ts'
import { OAuthError } from '#lib/devices/oauth-error.ts'
import type { Environment } from '#lib/env.ts'
import { readBytes } from '#lib/server/http/body.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { addressOf, networkOf, originOf } from '#lib/server/http/origin.ts'
import { answering } from '#lib/server/http/public-route.ts'
import { takeToken } from '#lib/server/http/rate-limit.ts'

/** Of one network: as many as an office whose programs all wait for somebody. */
const allowance = { perMinute: 240, burst: 240 }
const maximumBytes = 16 * 1024
/** The only program that asks. It has no secret: a package that anybody can read could keep none. */
const clientId = 'callslip-cli'
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

type Form = (name: string) => string | undefined
type Asked = { tx: Tx; form: Form; environment: Environment; request: Request }

async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new OAuthError('invalid_request', 'Send a form: Content-Type: application/x-www-form-urlencoded.')
  const values = new URLSearchParams((await readBytes(request, maximumBytes)).toString('utf8'))
  return (name) => {
    const [value, second] = values.getAll(name)
    if (second !== undefined) throw new OAuthError('invalid_request', `${name} must be given once.`)
    return value === '' ? undefined : value
  }
}

function needed(form: Form, name: string): string {
  const value = form(name)
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`)
  return value
}

function requireClient(form: Form): void {
  if (needed(form, 'client_id') !== clientId)
    throw new OAuthError('invalid_client', `The client is called ${clientId}, and no other can sign in like this.`)
}

/** A form in, JSON out, as OAuth's standards have it: a refusal names its code in `error`, and the sentence beside it. */
const oauthRoute = (work: (asked: Asked) => Promise<object | OAuthError>) => (request: Request) =>
  answering(async (headers) => {
    const network = networkOf(addressOf(request)) ?? 'an unknown network'
    const left = await takeToken(`oauth:from ${network}`, 'development', allowance)
    const said = { ...headers, ...left.headers, 'Cache-Control': 'no-store', Pragma: 'no-cache' }
    const { environment } = requestTargetOf(request)
    const outcome = await readForm(request)
      .then((form) => inTransaction((tx) => work({ tx, form, environment, request })))
      .catch((error: unknown) => {
        if (error instanceof OAuthError) return error
        throw error
      })
    if (!(outcome instanceof OAuthError)) return Response.json(outcome, { headers: said })
    const { code, message } = outcome
    const status = code === 'invalid_client' ? 401 : 400
    return Response.json({ error: code, error_description: message }, { status, headers: said })
  })

export const answerDeviceAuthorization = oauthRoute(({ tx, form, environment, request }) => {
  requireClient(form)
  const asked = { environment, scope: form('scope'), name: form('device_name'), ...originOf(request) }
  return beginDeviceSignIn(tx, asked)
})

export const answerToken = oauthRoute(async ({ tx, form, environment }) => {
  if (needed(form, 'grant_type') !== deviceGrant)
    return new OAuthError('unsupported_grant_type', `grant_type must be ${deviceGrant}.`)
  requireClient(form)
  return exchangeDeviceCode(tx, environment, needed(form, 'device_code'))
})

export const answerRevocation = oauthRoute(async ({ tx, form, environment }) => {
  await giveKeyBack(tx, environment, needed(form, 'token'))
  return {}
})
