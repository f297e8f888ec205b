import { resolveSchemas } from '#lib/server/http/schemas.ts'
import type { Operation } from '#lib/operation.ts'
import { mustFit } from '#tools/testing/fits.ts'

export type Reply = { status: number; body: unknown; headers: Headers }
type Handler = (request: Request) => Promise<Response>
type Options = { key?: string; body?: unknown; headers?: Record<string, string>; base?: string }

const operationOf = (handler: Handler) => (handler as { operation?: Operation }).operation

/**
 * Calls a route handler the way the server does, with a plain Request. A successful answer must fit its operation's
 * schema and hold no member that the schema doesn't list.
 */
export async function call(
  handler: Handler,
  method: string,
  path: string,
  { key, body, headers = {}, base = 'http://localhost:3000/api' }: Options = {},
): Promise<Reply> {
  const response = await handler(
    new Request(base + path, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  const parsed: unknown = text === '' ? undefined : JSON.parse(text)
  const operation = operationOf(handler)
  if (operation && response.ok) mustFit((await resolveSchemas(operation)).response, parsed, `${method} ${path}`)
  return { status: response.status, body: parsed, headers: response.headers }
}
