import { createHash } from 'node:crypto'
import * as oidc from 'openid-client'
import { invalid } from '#lib/errors.ts'
import { clientWays, findsCodeWrong } from '#lib/sign-on/client-ways.ts'
import { GuardRefusal, requireAllowedAddress } from '#lib/sign-on/guarded-fetch.ts'

/** What a provider knows us by. */
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string; redirectUri: string }

/** Reads what a provider says of itself. Everything that it names is gone to under guard, now and later. */
function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const { authenticate, fetch } = clientWays(clientId, clientSecret)
  return oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
    [oidc.customFetch]: fetch,
    // Which addresses may be plain http is the guard's to say: on this machine, while nobody else reaches it. An id token is
    // verified by its signature even where it comes straight from the provider.
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  })
}

const lifetimeMs = 10 * 60_000
// Whoever begins again and again has a provider that is down asked no more often.
const failureMs = 30_000
const mostKept = 500
const kept = new Map<string, { provider: Promise<oidc.Configuration>; until: number }>()

/** The provider of these settings; what it said of itself is believed for ten minutes, and that it said nothing for half a one. */
export function findProvider(settings: ProviderSettings): Promise<oidc.Configuration> {
  const key = createHash('sha256').update(JSON.stringify(settings)).digest('base64url')
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.provider
  const provider = discover(settings)
  kept.delete(key)
  const entry = { provider, until: Date.now() + lifetimeMs }
  kept.set(key, entry)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  provider.catch(() => void (entry.until = Date.now() + failureMs))
  return provider
}

/** The reason that the guard gave, however deep the library has put it. */
export function refusalIn(error: unknown): string | undefined {
  let at: unknown = error
  for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
    if (at instanceof GuardRefusal) return at.message
    at = at.cause
  }
  return undefined
}

const unreachable = (error: unknown) =>
  invalid(
    'issuer',
    refusalIn(error) ??
      'did not answer with the settings of an OpenID Connect provider that calls itself so. Write it as your provider does',
  )

/**
 * Throws 400 where a provider doesn't take the settings; returns how it spells its own name, and whether a person may have another
 * subject at each of its apps.
 */
export async function tryProvider(settings: ProviderSettings): Promise<{ issuer: string; isPairwise: boolean }> {
  const provider = await discover(settings).catch((error: unknown) => {
    throw unreachable(error)
  })
  const server = provider.serverMetadata()
  // Entra's document for people of any organisation has a place to fill in where others have an id: that is nobody's issuer.
  if (server.issuer.includes('{'))
    throw invalid(
      'issuer',
      'is that of no single organisation. At Entra, write the id of your tenant in place of common',
    )
  requireEndpoints(server)
  await requireKnownHere(provider, settings.redirectUri)
  // By the standard every provider says which; Google, Okta and Keycloak say public alone, Entra pairwise.
  return { issuer: server.issuer, isPairwise: server.subject_types_supported?.includes('pairwise') ?? true }
}

function requireEndpoints(server: oidc.ServerMetadata): void {
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const url = server[name]
    if (url === undefined) throw invalid('issuer', `names no ${name} among its settings`)
    try {
      requireAllowedAddress(url, `names a ${name} that`)
    } catch (error) {
      throw unreachable(error)
    }
  }
  const challenges = server.code_challenge_methods_supported
  if (challenges && !challenges.includes('S256')) throw invalid('issuer', 'does not support PKCE with S256')
}

/**
 * Hands in a code that nobody was given. A provider that knows us says that the code is wrong; one that doesn't says so.
 */
async function requireKnownHere(provider: oidc.Configuration, redirectUri: string): Promise<void> {
  const url = new URL(redirectUri)
  url.searchParams.set('code', 'a-trial-of-the-settings')
  const [expectedState, pkceCodeVerifier] = [oidc.randomState(), oidc.randomPKCECodeVerifier()]
  url.searchParams.set('state', expectedState)
  url.searchParams.set('iss', provider.serverMetadata().issuer)
  await oidc.authorizationCodeGrant(provider, url, { expectedState, pkceCodeVerifier }).catch((error: unknown) => {
    if (!(error instanceof oidc.ResponseBodyError)) throw unreachable(error)
    if (!findsCodeWrong(error.cause)) throw notKnownHere(error)
  })
}

function notKnownHere({ error, error_description: description }: oidc.ResponseBodyError) {
  const said = [error, ...(description ? [description] : [])].join(', ').replace(/\s+/g, ' ').slice(0, 300)
  return invalid(
    'clientSecret',
    `or the client id or the redirect address is not what your provider has for Callslip. It says: ${said}`,
  )
}
