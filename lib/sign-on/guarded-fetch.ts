import type { IncomingMessage } from 'node:http'
import { getEnv, isPublicDeployment, type Environment } from '#lib/env.ts'
import { describeFailure, limitTime, openGuarded } from '#lib/webhooks/guarded-request.ts'
import { findUrlIssue } from '#lib/webhooks/url-policy.ts'

/** Something about an address that a client's owner has named, in a sentence for them. */
export class GuardRefusal extends Error {}

const limits = { connectMs: 5_000, totalMs: 10_000 }
const mostBytes = 512 * 1024

// Sign-in belongs to no environment. In public it keeps to what production's webhooks keep to; elsewhere a provider may
// run on the developer's own machine.
const policy = (): Environment => (isPublicDeployment(getEnv()) ? 'production' : 'development')

/** Throws where an address may not be gone to, as far as its text tells. */
export function requireAllowedAddress(url: string, what: string): void {
  const issue = findUrlIssue(policy(), url)
  if (issue !== undefined) throw new GuardRefusal(`${what} ${issue}`)
}

type Init = { method: string; headers: Record<string, string>; body?: unknown }

/** `fetch` for what a client's owner has named: by the same rules, and on the same connections, as webhooks. */
export async function guardedFetch(url: string, { method, headers, body }: Init): Promise<Response> {
  requireAllowedAddress(url, `The address ${url.slice(0, 200)}`)
  const target = new URL(url)
  // The library sends forms alone, and asks without a body.
  const bytes = body instanceof URLSearchParams ? Buffer.from(body.toString()) : undefined
  return new Promise((resolve, reject) => {
    const length = bytes ? { 'Content-Length': String(bytes.byteLength) } : {}
    const request = openGuarded(policy(), target, { method, headers: { ...headers, ...length } })
    const stop = limitTime(request, target, limits)
    const fail = (error: NodeJS.ErrnoException) => {
      stop()
      reject(error instanceof GuardRefusal ? error : new GuardRefusal(describeFailure(error)))
    }
    request.on('error', fail)
    request.on('close', () => fail(new GuardRefusal('The connection was closed before an answer.')))
    request.on('response', (response) => {
      // From here on the answer says itself how it ends.
      request.removeAllListeners('close')
      readAll(response)
        .then((text) => {
          stop()
          resolve(toResponse(response, text))
        })
        .catch(fail)
    })
    request.end(bytes)
  })
}

function readAll(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > mostBytes) response.destroy(new GuardRefusal('The answer is too long.'))
    })
    response.on('error', reject)
    response.on('close', () => reject(new GuardRefusal('The connection was closed in the middle of an answer.')))
    response.on('end', () => resolve(Buffer.concat(chunks)))
  })
}

function toResponse({ statusCode = 0, headers }: IncomingMessage, body: Buffer): Response {
  if (statusCode < 200 || statusCode > 599) throw new GuardRefusal('The answer is no answer in HTTP.')
  const type = headers['content-type']
  const isEmpty = [204, 205, 304].includes(statusCode)
  return new Response(isEmpty ? null : new Uint8Array(body), {
    status: statusCode,
    headers: type === undefined ? {} : { 'content-type': type },
  })
}
