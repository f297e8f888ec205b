import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWTPayload } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** What the provider says of somebody, by what they type as their login. */
export type Claims = { email?: string; email_verified?: boolean; name?: string }
type Faults = {
  /** Writes another id token than the provider would, and signs it with its key. */
  alter?: ((claims: JWTPayload) => JWTPayload | Promise<JWTPayload>) | undefined
  /** Signs with a key that nobody knows. */
  forge?: boolean | undefined
  /** What it answers whoever hands in a code, and with which status. */
  refuse?: { status: number; body: object } | undefined
  /** Says that it calls a person otherwise at each of its apps, as Entra does. */
  pairwise?: boolean | undefined
}

const clientId = 'callslip'
const clientIdByPost = 'call-slip.by-post'
const clientSecret = 'a secret between the two of them'

/** This provider takes either way of anybody; of one app it takes the form alone, as others do. */
function refusalOf(authorization: string): Faults['refuse'] {
  const [name = ''] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':')
  const isOtherWay = decodeURIComponent(name) === clientIdByPost
  return isOtherWay ? { status: 401, body: { error: 'invalid_client' } } : undefined
}

const settings = (redirectUri: string, people: Map<string, Claims>): Configuration => ({
  clients: [clientId, clientIdByPost].map((name) => ({
    client_id: name,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code'],
    response_types: ['code'],
  })),
  cookies: { keys: ['only the tests know it'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  // Nobody is asked whether we may know their address: their organisation has decided that.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

/**
 * A real provider on this machine: whoever types a login is that person there, whatever the password.
 * @param redirectUris what the addresses begin with that it sends people back to
 */
export async function startProvider(redirectUris: string) {
  const people = new Map<string, Claims>()
  const faults: Faults = {}
  const server = http.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server that listens on TCP
  const issuer = `http://127.0.0.1:${port}`
  const [own, strange] = await Promise.all([0, 1].map(() => generateKeyPair('RS256', { extractable: true })))
  if (!own || !strange) throw new Error('two keys were asked for')
  const jwks = { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }] }
  const provider = new Provider(issuer, { ...settings(redirectUris, people), jwks } as Configuration)
  // Each of our clients has an address of its own, and this is the provider of all of them.
  provider.Client.prototype.redirectUriAllowed = (uri) => uri.startsWith(redirectUris)
  const asked: string[] = []
  provider.use(async (context, next) => {
    asked.push(`${context.method} ${context.path}`)
    const refuse = context.path === '/token' ? (faults.refuse ?? refusalOf(context.get('authorization'))) : undefined
    if (refuse) {
      Object.assign(context, refuse)
      return
    }
    await next()
    const { alter, forge, pairwise } = faults
    if (pairwise && context.path === '/.well-known/openid-configuration')
      context.body = { ...(context.body as object), subject_types_supported: ['pairwise'] }
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || body?.id_token === undefined || !(alter ?? forge)) return
    const claims = decodeJwt(body.id_token)
    const key = (forge ? strange : own).privateKey
    const altered = new SignJWT((await alter?.(claims)) ?? claims).setProtectedHeader({ alg: 'RS256', kid: 'own' })
    context.body = { ...body, id_token: await altered.sign(key) }
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    clientId,
    /** Another app there, registered for a secret in the form alone. */
    clientIdByPost,
    clientSecret,
    people,
    faults,
    /** What was asked of it, in order. */
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type TestProvider = Awaited<ReturnType<typeof startProvider>>

/** Goes from an address at the provider to where it sends people back to, as a browser does in which somebody types `login`. */
export async function signInAt(address: string, login: string, jar = new Map<string, string>()): Promise<string> {
  const { origin } = new URL(address)
  let [at, init]: [string, RequestInit] = [address, {}]
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) {
      ;[at, init] = [new URL(location, at).href, {}]
      if (new URL(at).origin !== origin) return at
      continue
    }
    const page = await response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
    if (action === undefined)
      throw new Error(`The provider shows no form at ${at}: ${response.status} ${page.slice(0, 500)}`)
    init = { method: 'POST', body: new URLSearchParams({ prompt: 'login', login, password: 'any' }) }
    at = new URL(action, at).href
  }
  throw new Error('The provider leads nowhere.')
}
