import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { errorResponse } from '#lib/server/http/failure.ts'
import { sessionOriginOf } from '#lib/server/http/origin.ts'
import { withAnswer } from '#lib/server/http/sign-in-answer.ts'
import { requireSignInRequest } from '#lib/server/http/sign-in-request.ts'
import { newId } from '#lib/ids.ts'
import { readDevice } from '#lib/users/known-device.ts'
import { sessionOptions, type SignInAnswer } from '#lib/users/session-options.ts'
import { findSession } from '#lib/users/session.ts'
import { signOut } from '#lib/users/sign-out.ts'

type Context = { params: Promise<{ nextauth: string[] }> }
const headers = { 'Cache-Control': 'no-store' }

async function handler(request: NextRequest, context: Context): Promise<Response> {
  try {
    const action = (await context.params).nextauth[0]
    await requireSignInRequest(request, action)
    // The library reads nothing but the cookie, which outlives its session.
    if (action === 'session' && !(await findSession(request))) return Response.json({}, { headers })
    const answer: SignInAnswer = {}
    const visitor = { origin: sessionOriginOf(request), device: readDevice(request) }
    // Built per request: at build time there is no secret to read. The library's types say `any`.
    const response = (await NextAuth(sessionOptions(visitor, answer))(request, context)) as Response
    // Not within the library's event, which swallows what fails: nobody is told that they are signed out who isn't.
    if (answer.left) await signOut(request)
    return await withAnswer(response, answer)
  } catch (error) {
    return errorResponse(error, newId('request'), headers)
  }
}

export { handler as GET, handler as POST }
