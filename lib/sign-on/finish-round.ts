import * as oidc from 'openid-client'
import { getDb, inTransaction } from '#lib/db.ts'
import { spendChallenge } from '#lib/factors/challenge.ts'
import { log } from '#lib/log.ts'
import { admitPerson, type Confirmed } from '#lib/sign-on/admit-person.ts'
import { findProvider, refusalIn } from '#lib/sign-on/provider.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import type { Round } from '#lib/sign-on/round.ts'
import { settingsOf } from '#lib/sign-on/sign-on-row.ts'
import { redirectUri } from '#lib/sign-on/view.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'
import type { Session } from '#lib/users/session.ts'
import type { SignedIn } from '#lib/users/sign-in.ts'

/** Begins the session of whoever comes back from their organisation's sign-in. */
export async function finishSignIn(
  round: Round,
  search: string,
  origin: SessionOrigin,
): Promise<{ user: SignedIn; sessionId: string }> {
  const { who } = await redeem(round, search)
  const { id, name, email, sessionVersion } = await inTransaction((tx) =>
    admitPerson(tx, round.clientId, who, origin.network),
  )
  const user: SignedIn = { id, name, email, sessionVersion, factor: 'oidc', signOnClientId: round.clientId }
  return { user, sessionId: await beginSession(user, origin) }
}

/** Notes that the person of a session has just signed in at their organisation again. */
export async function finishProof(round: Round, search: string, session: Session | undefined): Promise<void> {
  if (session?.id !== round.sessionId || session?.signOnClientId !== round.clientId)
    throw new SignOnRefused('begin_again')
  const { who, signedInAt } = await redeem(round, search)
  const { issuer, subject } = who
  const identity = await getDb().signOnIdentity.findUnique({
    where: { clientId_issuer_subject: { clientId: round.clientId, issuer, subject } },
  })
  if (identity?.userId !== session.userId) throw new SignOnRefused('somebody_else')
  // Clocks differ by a little.
  if (signedInAt === undefined || signedInAt < round.begunAt - 60_000) throw new SignOnRefused('not_asked')
  await getDb().userSession.update({ where: { id: session.id }, data: { provedAt: new Date() } })
}

/** Exchanges the code, once; throws where anything that came back isn't what was asked for. */
async function redeem(round: Round, search: string): Promise<{ who: Confirmed; signedInAt: number | undefined }> {
  const row = await getDb().signOn.findUnique({ where: { clientId: round.clientId } })
  if (!row || !(await spendChallenge(getDb(), round))) throw new SignOnRefused('begin_again')
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
    return {
      who: toConfirmed({ ...more, ...claims }),
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
})
