import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { sessionOptions } from '#lib/users/session-options.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

// Built per request: at build time there is no secret to read.
const handler = (request: NextRequest, context: Context): Promise<Response> => NextAuth(sessionOptions())(request, context) as Promise<Response>

export { handler as GET, handler as POST }
