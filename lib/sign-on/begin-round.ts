import * as oidc from 'openid-client'
import { getDb } from '#lib/db.ts'
import { findProvider, refusalIn } from '#lib/sign-on/provider.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import { newRound, type Round } from '#lib/sign-on/round.ts'
import { settingsOf } from '#lib/sign-on/sign-on-row.ts'
import { redirectUri } from '#lib/sign-on/view.ts'
import { isGoogle } from '#lib/users/is-google.ts'
import { log } from '#lib/log.ts'

type Wish = { clientId: string; email?: string | undefined; next: string; sessionId?: string | undefined }

/** The way to a client's provider, and what the browser has to keep meanwhile. */
export async function beginRound({ email, ...about }: Wish): Promise<{ url: URL; round: Round }> {
  const row = await getDb().signOn.findUnique({ where: { clientId: about.clientId } })
  if (!row) throw new SignOnRefused('begin_again')
  // Its page would say that it knows no such `prompt`, and lead nobody back.
  if (about.sessionId !== undefined && isGoogle(row.issuer)) throw new SignOnRefused('not_asked')
  const provider = await findProvider(settingsOf(row)).catch((error: unknown) => {
    log.warn('a sign-on provider is out of reach', {
      clientId: about.clientId,
      reason: refusalIn(error) ?? String(error),
    })
    throw new SignOnRefused('unreachable', error)
  })
  const round = newRound(about)
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(about.clientId),
    scope: 'openid email profile',
    state: round.state,
    nonce: round.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(round.codeVerifier),
    code_challenge_method: 'S256',
    ...(email === undefined ? {} : { login_hint: email }),
    ...timeOfSignIn(row.issuer, round),
    ...(isGoogle(row.issuer) ? { hd: await hostedDomainOf(row.clientId) } : {}),
  })
  return { url, round }
}

/**
 * Asks when the person signed in there. A provider says it to `max_age` (OpenID Connect Core 3.1.2.1), which otherwise is so
 * long that it sends nobody through a form; whoever proves that they are still there has to fill in one. Google wants it asked
 * for by its name.
 */
function timeOfSignIn(issuer: string, { sessionId }: Round): Record<string, string> {
  if (isGoogle(issuer)) return { claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }) }
  return sessionId === undefined ? { max_age: String(365 * 24 * 3600) } : { prompt: 'login', max_age: '0' }
}

/** Which accounts Google offers: those of the one domain, or of any organisation's. Which of them come in is said later. */
async function hostedDomainOf(clientId: string): Promise<string> {
  const proved = await getDb().signOnDomain.findMany({ where: { clientId, provedAt: { not: null } }, take: 2 })
  return proved.length === 1 && proved[0] ? proved[0].domain : '*'
}
