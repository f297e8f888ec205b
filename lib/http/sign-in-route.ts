import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { ApiError, invalid } from '#lib/errors.ts'
import { errorResponse } from '#lib/http/failure.ts'
import { newId } from '#lib/ids.ts'
import { sessionOptions } from '#lib/users/session-options.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own routes. It answers some requests that it can't make sense of with 500; those are refused first. */
export async function answerSignIn(request: NextRequest, context: Context): Promise<Response> {
  try {
    const [action] = (await context.params).nextauth
    if (request.method === 'GET' && action === 'callback') {
      throw new ApiError('method_not_allowed', 'GET is not possible here. Possible: POST.', { headers: { Allow: 'POST' } })
    }
    if (request.method === 'POST' && !(await isReadable(request.clone()))) throw invalid('body', 'must be a form or readable JSON')
    // Options are made per request: at build time there is no secret to read.
    return (await NextAuth(sessionOptions())(request, context)) as Response // its types say `any`
  } catch (error) {
    return errorResponse(error, newId('request'), { 'Cache-Control': 'no-store' })
  }
}

async function isReadable(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  const read = type.includes('application/json') ? request.json() : type.includes('form') ? request.formData() : request.text()
  return read.then(
    (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null),
    () => false,
  )
}
