import type { IncomingMessage } from 'node:http'
import type { Environment } from '#lib/env.ts'
import { describeFailure, limitTime, openGuarded } from '#lib/webhooks/guarded-request.ts'
import type { SignedDelivery } from '#lib/webhooks/sign-delivery.ts'
import { findUrlIssue } from '#lib/webhooks/url-policy.ts'

export type Answer = { statusCode?: number; retryAfter?: string; responseBody?: string; error?: string }
export type Limits = { connectMs: number; totalMs: number; readBytes: number; keepBytes: number }

export const deliveryLimits: Limits = { connectMs: 5_000, totalMs: 15_000, readBytes: 16 * 1024, keepBytes: 2 * 1024 }

/** Posts one delivery and never throws: whatever happens is an Answer. Redirects are not followed. Status decides. */
export async function sendRequest(
  environment: Environment,
  url: string,
  delivery: SignedDelivery,
  limits = deliveryLimits,
): Promise<Answer> {
  const issue = findUrlIssue(environment, url)
  if (issue !== undefined) return { error: `The URL ${issue}.` }
  const first = await attempt(environment, url, delivery, limits)
  // A kept connection may have been closed by the other side just as we used it; a fresh one tells whether it is alive.
  return first === 'stale' ? asAnswer(await attempt(environment, url, delivery, limits)) : first
}

const asAnswer = (result: Answer | 'stale'): Answer =>
  result === 'stale' ? { error: 'The connection was closed before an answer.' } : result

function attempt(
  environment: Environment,
  url: string,
  { body, headers }: SignedDelivery,
  limits: Limits,
): Promise<Answer | 'stale'> {
  const target = new URL(url)
  return new Promise((resolve) => {
    const request = openGuarded(environment, target, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.byteLength) },
    })
    const stop = limitTime(request, target, limits)
    const end = (result: Answer | 'stale') => {
      stop()
      resolve(result)
    }
    request.on('error', (error: NodeJS.ErrnoException) =>
      end(request.reusedSocket && error.code === 'ECONNRESET' ? 'stale' : { error: describeFailure(error) }),
    )
    // An upgrade that nobody asked for closes the connection without an error.
    request.on('close', () => end({ error: 'The connection was closed before an answer.' }))
    request.on('response', (response) => {
      request
        .removeAllListeners('close')
        .removeAllListeners('error')
        .on('error', () => {})
      void readStart(response, limits).then((responseBody) => {
        const retryAfter = response.headers['retry-after']
        end({ statusCode: response.statusCode ?? 0, responseBody, ...(retryAfter === undefined ? {} : { retryAfter }) })
      })
    })
    request.end(body)
  })
}

/** The beginning of an answer. Its status has come by now, so a body that breaks off or drags on changes nothing. */
function readStart(response: IncomingMessage, { readBytes, keepBytes }: Limits): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => resolve(toText(Buffer.concat(chunks).subarray(0, keepBytes)))
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > readBytes) response.destroy()
    })
    response.on('error', end).on('close', end).on('end', end)
  })
}

/** Valid UTF-8 without NUL, which PostgreSQL can't hold; a character cut in half at the end is dropped. */
const toText = (bytes: Buffer) => new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\ufffd')
