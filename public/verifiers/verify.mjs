// Verifies a Callslip webhook. Node 18 or newer, no packages. `body` is the raw body as received, before any parsing.
import { createHmac, timingSafeEqual } from 'node:crypto'

const equal = (a, b) => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/** X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next). */
export function verifyService(body, header, secret) {
  return equal(String(header ?? ''), `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
}

/** webhook-id, webhook-timestamp and webhook-signature; `now` in seconds. Refuses what is more than five minutes off. */
export function verifyStandard(body, id, timestamp, signatures, secret, now = Date.now() / 1000) {
  if (!/^\d{1,12}$/.test(timestamp ?? '') || Math.abs(now - Number(timestamp)) > 300) return false
  const encoded = secret.startsWith('whsec_') ? secret.slice(6) : ''
  const key = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/.test(encoded) ? Buffer.from(encoded, 'base64') : secret
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
  return String(signatures ?? '').split(' ').filter((given) => equal(given, expected)).length > 0
}

// node verify.mjs service <secret> <header> < body
// node verify.mjs standard <secret> <id> <timestamp> <signatures> [now] < body
if (process.argv[1]?.endsWith('verify.mjs')) {
  const [scheme, secret, ...rest] = process.argv.slice(2)
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const [id, timestamp, signatures, now] = rest
  const good = scheme === 'service' ? verifyService(body, id, secret) : verifyStandard(body, id, timestamp, signatures, secret, now && Number(now))
  console.log(good ? 'valid' : 'invalid')
  process.exitCode = good ? 0 : 1
}
