import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, eventsAfter } from '@callslip/client'

const {
  CALLSLIP_BASE_URL: baseUrl = '',
  CALLSLIP_API_KEY_FILE: file = '',
  CALLSLIP_PAUSE_MS,
} = process.env

/** What a secret store mounts as a file, and replaces as a whole for a new key. */
const newest = () => readFileSync(file, 'utf8').trim()
/** The key that was last accepted, and one that was refused: half of it, perhaps. */
let good = newest()
let refused: string | undefined
/** Enough of a key to know it by, and no more. */
const nameOf = (key: string) => `${key.slice(0, 12)}…${key.slice(-4)}`

const ofTheKey = new Set([
  'api_key_invalid',
  'api_key_revoked',
  'api_key_expired',
  'wrong_environment',
])
async function isRefused(response: Response): Promise<boolean> {
  if (response.ok || (response.status !== 401 && response.status !== 403)) return false
  const body: unknown = await response.clone().json()
  const code =
    typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return typeof code === 'string' && ofTheKey.has(code)
}

/** Each attempt carries the newest key; where that one is refused, the last good one. */
async function withNewestKey(input: string, init: RequestInit): Promise<Response> {
  const send = (key: string) => {
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${key}`)
    return fetch(input, { ...init, headers }) // the same Idempotency-Key: done once
  }
  const key = newest()
  if (key !== refused) {
    const response = await send(key)
    if (!(await isRefused(response))) {
      if (key !== good) console.log(`From now on ${nameOf(key)} instead of ${nameOf(good)}`)
      good = key
      return response
    }
    if (key === good) return response
    refused = key
    console.error(`The new key ${nameOf(key)} is refused: on with ${nameOf(good)}`)
  }
  return send(good)
}

const client = createClient({ baseUrl, apiKey: good, fetch: withNewestKey })

// Any program that runs for long: this one follows the feed, and never restarts.
let cursor: string | undefined
for (;;) {
  for await (const event of eventsAfter(client, cursor)) {
    cursor = event.id
    console.log(`${event.orderId} ${event.type}`)
  }
  await sleep(Number(CALLSLIP_PAUSE_MS ?? 10_000))
}
