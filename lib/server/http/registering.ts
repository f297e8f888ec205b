import type { z } from 'zod'
import { confirmWithOrder } from '#lib/first-orders/confirm-with-order.ts'
import { registerWithOrder } from '#lib/first-orders/register-with-order.ts'
import { registerWithOrderInput } from '#lib/first-orders/schema.ts'
import { publicRoute } from '#lib/server/http/public-route.ts'
import { signedInCookie } from '#lib/users/known-device.ts'
import { register } from '#lib/users/register.ts'
import { newMark } from '#lib/users/browser-mark.ts'
import { browserCookie, noBrowserCookie, readBrowser } from '#lib/users/registering-browser.ts'
import { confirmEmailInput, registerInput } from '#lib/users/schema.ts'
import { findSession, sealSession } from '#lib/users/session.ts'
import { signOut } from '#lib/users/sign-out.ts'

type Caller = { network: string | null; browser: string }

/**
 * Registers in one of two ways. The browser keeps what it is known by, the same over several registrations, so that the link of
 * each mail is good in it. A form of another site's can't send JSON, and the cookie opens nothing without the mail.
 */
const registering = <Given>(input: z.ZodType<Given>, begin: (given: Given, caller: Caller) => Promise<object | void>) =>
  publicRoute(
    input,
    async (given, { network, request, setCookie }) => {
      const browser = readBrowser(request) ?? newMark()
      const begun = await begin(given, { network, browser })
      setCookie(browserCookie(browser))
      return { success: true, ...begun }
    },
    { steady: true },
  )

export const answerRegister = registering(registerInput, register)
export const answerRegisterWithOrder = registering(registerWithOrderInput, registerWithOrder)

/**
 * Confirms an address; in the browser that registered it also begins a session, and forgets what the browser was known by. Opened once
 * more where its person is signed in, it says what came of it.
 */
export const answerConfirmEmail = publicRoute(confirmEmailInput, async (given, { request, setCookie, ...origin }) => {
  const signedInAs = (await findSession(request))?.userId
  const { session, ...view } = await confirmWithOrder(given, { origin, browser: readBrowser(request), signedInAs })
  if (!session) return view
  await signOut(request)
  const { id: sub, name, email } = session.user
  setCookie(await sealSession({ sub, name, email, sid: session.sessionId }))
  setCookie(signedInCookie(true))
  setCookie(noBrowserCookie())
  return view
})
