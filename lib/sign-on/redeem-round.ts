import * as oidc from 'openid-client'
import { getDb } from '#lib/db.ts'
import { spendChallenge } from '#lib/factors/challenge.ts'
import { log } from '#lib/log.ts'
import type { Confirmed, Provider } from '#lib/sign-on/admit-person.ts'
import { findProvider, refusalIn } from '#lib/sign-on/provider.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import type { Round } from '#lib/sign-on/round.ts'
import { settingsOf } from '#lib/sign-on/sign-on-row.ts'
import { redirectUri } from '#lib/sign-on/view.ts'
import { drawExchange } from '#lib/sign-on/way-limits.ts'

/** Exchanges the code, once; throws where anything that came back isn't what was asked for. */
export async function redeem(
  round: Round,
  search: string,
): Promise<{ who: Confirmed; by: Provider; signedInAt: number | undefined }> {
  const row = await getDb().signOn.findUnique({ where: { clientId: round.clientId } })
  if (!row || !(await spendChallenge(getDb(), round))) throw new SignOnRefused('begin_again')
  const giveBack = await drawExchange(round.clientId)
  try {
    const provider = await findProvider(settingsOf(row))
    const tokens = await oidc.authorizationCodeGrant(provider, new URL(redirectUri(round.clientId) + search), {
      expectedState: round.state,
      expectedNonce: round.nonce,
      pkceCodeVerifier: round.codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('there is no id token')
    // Some keep the address for those who ask once more.
    const more =
      claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
        : {}
    const { auth_time: authTime } = claims
    await giveBack()
    return {
      who: toConfirmed({ ...more, ...claims }),
      by: row,
      signedInAt: typeof authTime === 'number' ? authTime * 1000 : undefined,
    }
  } catch (error) {
    log.warn('a sign-on came to nothing', { clientId: round.clientId, reason: refusalIn(error) ?? reasonOf(error) })
    throw new SignOnRefused(refusalIn(error) === undefined ? 'refused' : 'unreachable', error)
  }
}

/** The library's own words, which hold neither code nor token. */
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? `${error.name}: ${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`
    : ''

const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 320 ? value : undefined)

const toConfirmed = (claims: oidc.IDToken): Confirmed => ({
  issuer: claims.iss,
  subject: claims.sub,
  email: textOf(claims['email']),
  // Some write the word.
  emailVerified: claims['email_verified'] === undefined ? undefined : String(claims['email_verified']) === 'true',
  name: textOf(claims['name']),
  hostedDomain: textOf(claims['hd']),
})
