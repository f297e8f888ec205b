import * as oidc from 'openid-client'
import { getDb } from '#lib/db.ts'
import { findProvider, refusalIn } from '#lib/sign-on/provider.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import { newRound, type Round } from '#lib/sign-on/round.ts'
import { settingsOf } from '#lib/sign-on/sign-on-row.ts'
import { redirectUri } from '#lib/sign-on/view.ts'
import { log } from '#lib/log.ts'

type Wish = { clientId: string; email?: string | undefined; next: string; sessionId?: string | undefined }

/** The way to a client's provider, and what the browser has to keep meanwhile. */
export async function beginRound({ email, ...about }: Wish): Promise<{ url: URL; round: Round }> {
  const row = await getDb().signOn.findUnique({ where: { clientId: about.clientId } })
  if (!row) throw new SignOnRefused('begin_again')
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
    // Whoever proves that they are still there has to show it there anew; `max_age` has the provider say when they did.
    ...(round.sessionId === undefined ? {} : { prompt: 'login', max_age: '0' }),
  })
  return { url, round }
}
