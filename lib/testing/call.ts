import type { z } from 'zod'

export type Reply = { status: number; body: unknown; headers: Headers }
type Handler = (request: Request) => Promise<Response>
type Options = { key?: string; body?: unknown; headers?: Record<string, string>; base?: string }

const responseSchemaOf = (handler: Handler): z.ZodType | undefined =>
  (handler as { operation?: { response: z.ZodType } }).operation?.response

/**
 * Calls a route handler the way the server does, with a plain Request. A successful answer must fit its operation's
 * schema and hold no member that the schema doesn't list.
 */
export async function call(handler: Handler, method: string, path: string, { key, body, headers = {}, base = 'http://localhost:3000/api' }: Options = {}): Promise<Reply> {
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
  const schema = responseSchemaOf(handler)
  if (schema && response.ok) {
    const listed: unknown = schema.parse(parsed)
    if (JSON.stringify(listed) !== text && JSON.stringify(sorted(listed)) !== JSON.stringify(sorted(parsed))) {
      throw new Error(`${method} ${path} answers members that its schema doesn't list: ${text}`)
    }
  }
  return { status: response.status, body: parsed, headers: response.headers }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)]))
      : value
