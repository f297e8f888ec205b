import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { errorResponse } from '#lib/server/http/failure.ts'
import { originOf } from '#lib/server/http/origin.ts'
import { requireSignInRequest } from '#lib/server/http/sign-in-request.ts'
import { newId } from '#lib/ids.ts'
import { sessionOptions } from '#lib/users/session-options.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

async function handler(request: NextRequest, context: Context): Promise<Response> {
  try {
    await requireSignInRequest(request, (await context.params).nextauth[0])
    // Built per request: at build time there is no secret to read. The library's types say `any`.
    return (await NextAuth(sessionOptions(originOf(request).network))(request, context)) as Response
  } catch (error) {
    return errorResponse(error, newId('request'), { 'Cache-Control': 'no-store' })
  }
}

export { handler as GET, handler as POST }
