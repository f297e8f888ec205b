import { randomUUID } from 'node:crypto'
import { operations } from '#lib/server/http/operations.ts'
import { errorBody } from '#lib/server/http/error-body.ts'
import { errorCodesOf } from '#lib/server/openapi/responses.ts'
import { mustFit } from '#tools/testing/fits.ts'

/** `body` is the parsed JSON of the answer, its type taken on trust; `check` looks at what it is. */
export type Answer<T> = { status: number; headers: Headers; text: string; body: T }
export type Client = ReturnType<typeof clientOf>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function send<T = Record<string, unknown>>(url: string, init: RequestInit): Promise<Answer<T>> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parse(text) as T }
}

const documented = operations.map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
}))

/** Every answer to a client fits the schema that the OpenAPI document shows for it, and holds nothing unlisted. */
function check(method: string, path: string, { status, body, headers }: Answer<unknown>): void {
  if (!headers.get('content-type')?.startsWith('application/json')) return
  const what = `${method} ${path}`
  const operation = documented.find((one) => one.operation.method === method && one.path.test(path))?.operation
  if (status < 400) {
    if (!operation) throw new Error(`${what} succeeds and is not documented`)
    return mustFit(operation.response, body, what)
  }
  mustFit(errorBody, body, what)
  const { code } = errorBody.parse(body)
  if (operation && !errorCodesOf(operation).includes(code))
    throw new Error(`${what} answers ${code}, which is not documented`)
}

/** A plain client of the API: one base URL, one bearer token. `key` is sent as the Idempotency-Key. */
export function clientOf(baseUrl: string, bearer: string) {
  const ask = async <T>(method: string, path: string, body?: unknown, key?: string) => {
    const answer = await send<T>(`${baseUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    check(method, path, answer)
    return answer
  }
  return {
    baseUrl,
    bearer,
    get: <T = Record<string, unknown>>(path: string) => ask<T>('GET', path),
    post: <T = Record<string, unknown>>(path: string, body?: unknown, key?: string) => ask<T>('POST', path, body, key),
    patch: <T = Record<string, unknown>>(path: string, body: unknown) => ask<T>('PATCH', path, body),
    delete: <T = Record<string, unknown>>(path: string) => ask<T>('DELETE', path),
  }
}

/** The body of an answer that has to be a success. */
export async function must<T>(answer: Promise<Answer<T>>, ...statuses: number[]): Promise<T> {
  const { status, body, text } = await answer
  if (statuses.length > 0 ? !statuses.includes(status) : status >= 300)
    throw new Error(`${status} ${text.slice(0, 600)}`)
  return body
}

export const newKey = () => randomUUID()

/** Runs `work` for each item, at most `lanes` at a time, and returns the results in order. */
export async function inLanes<I, R>(
  items: readonly I[],
  lanes: number,
  work: (item: I, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await work(items[at] as I, at) // within the bounds just checked
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
  return results
}

export const range = (length: number) => Array.from({ length }, (_, n) => n)
