import { recordRefusal, type RefusedAttempt } from '#lib/audit/record-refusal.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { sessionOriginOf } from '#lib/server/http/origin.ts'
import { beginRound } from '#lib/sign-on/begin-round.ts'
import { finishSignIn } from '#lib/sign-on/finish-sign-in.ts'
import { finishProof } from '#lib/sign-on/finish-proof.ts'
import { SignOnRefused } from '#lib/sign-on/sign-on-refused.ts'
import { noRoundCookie, readRound, readStart, roundCookie } from '#lib/sign-on/round.ts'
import { drawBegin, drawCallback } from '#lib/sign-on/way-limits.ts'
import { signedInCookie } from '#lib/users/known-device.ts'
import { findSession, sealSession } from '#lib/users/session.ts'
import { signOut } from '#lib/users/sign-out.ts'

const portal = () => getEnv().PORTAL_URL

/** Compared as a whole, as the sign-in page does it: a path that resolves to `//host/` would be another site's. */
function pathWithin(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, portal())) return '/orders'
  const url = new URL(next, portal())
  return url.origin === new URL(portal()).origin ? `${url.pathname}${url.search}${url.hash}` : '/orders'
}

function redirect(to: string | URL, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: String(to), 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Runs one leg of the way; what comes to nothing ends on a page that says why. */
async function onTheWay(
  request: Request,
  leg: () => Promise<Response>,
  pageOf: (refusal: string) => string,
): Promise<Response> {
  try {
    return await leg()
  } catch (error) {
    if (!(error instanceof SignOnRefused)) {
      const requestId = newId('request')
      return errorResponse(error, requestId, answerHeaders(requestId))
    }
    await recordRefusal('single_sign_on', { ...sessionOriginOf(request), target: targetOf(request) })
    return redirect(portal() + pageOf(error.refusal), [noRoundCookie()])
  }
}
/** The client whose way it was, if the browser has kept that. */
function targetOf(request: Request): RefusedAttempt['target'] {
  const clientId = readRound(request)?.clientId
  return clientId === undefined ? undefined : { type: 'client', id: clientId }
}
const signInPage = (refusal: string) => `/sign-in?refused=${refusal}`
const provedPage = (refusal: string) => `/signed-in-again?refused=${refusal}`

/**
 * Whether a page of ours leads here. A link from elsewhere would sign its reader in where whoever wrote it likes, so they are
 * asked first. Browsers that don't say Sec-Fetch-Site, and all of them where there is no TLS, still name the page.
 */
function isFromHere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) && new URL(page).origin === new URL(portal()).origin
}

/**
 * Leads to a client's provider, as a link says (lib/sign-on/round.ts), or with `proof` to that of the session that asks. It
 * changes nothing but a cookie that goes to the way back alone.
 */
export async function answerBegin(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams
  const proof = given.has('proof')
  if (!proof && !isFromHere(request)) return redirect(`${portal()}/sign-in-there?${given}`, [])
  const leg = async () => {
    await drawBegin(sessionOriginOf(request).network)
    const { clientId, email, sessionId }: Who = proof ? await whoProves(request) : readStart(given)
    if (clientId === undefined) throw new SignOnRefused('begin_again')
    // A proof without a way back has a window of its own, which ends there.
    const next = proof && !given.has('next') ? '/signed-in-again' : pathWithin(given.get('next'))
    const { url, round } = await beginRound({ clientId, email, next, sessionId })
    return redirect(url, [roundCookie(round)])
  }
  return onTheWay(request, leg, proof ? provedPage : signInPage)
}

type Who = ReturnType<typeof readStart> & { sessionId?: string }

async function whoProves(request: Request): Promise<Who> {
  const session = await findSession(request)
  return session?.signOnClientId ? { clientId: session.signOnClientId, sessionId: session.id } : {}
}

/**
 * Where providers send people back to. What the browser kept says what was asked for; whoever was sent here by somebody else
 * has kept nothing.
 */
export async function answerCallback(request: Request): Promise<Response> {
  const round = readRound(request)
  const proof = round?.sessionId !== undefined
  const leg = async () => {
    const giveBack = await drawCallback(sessionOriginOf(request).network)
    const { pathname, search } = new URL(request.url)
    // What one client's provider was asked comes back to no other's address.
    if (!round || !pathname.endsWith(`/${round.clientId}`)) throw new SignOnRefused('begin_again')
    if (proof) {
      await finishProof(round, search, await findSession(request))
      await giveBack()
      return redirect(portal() + round.next, [noRoundCookie()])
    }
    const { user, sessionId } = await finishSignIn(round, search, sessionOriginOf(request))
    await giveBack()
    await signOut(request)
    const { id: sub, name, email } = user
    const cookie = await sealSession({ sub, name, email, sid: sessionId })
    return redirect(portal() + round.next, [noRoundCookie(), cookie, signedInCookie(true)])
  }
  return onTheWay(request, leg, proof ? provedPage : signInPage)
}
