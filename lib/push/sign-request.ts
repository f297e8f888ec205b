import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { contactUrl } from '#lib/push/endpoint.ts'
import type { VapidKey } from '#lib/push/vapid-key-row.ts'

/** How long a push service keeps what can't be delivered: by then the order itself has more to say. */
const keptSeconds = 3 * 24 * 3600

/** The headers of a request to a push service (RFC 8030, 8292). `tag`: what a later message takes the place of. */
export async function signRequest(
  endpoint: string,
  { publicKey, privateKey }: VapidKey,
  tag: string,
): Promise<Record<string, string>> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contactUrl())
    .setExpirationTime('12h')
    .sign(privateKey)
  return {
    Authorization: `vapid t=${token}, k=${publicKey}`,
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    TTL: String(keptSeconds),
    Urgency: 'normal',
    // At most 32 characters of base64url's alphabet.
    Topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    'User-Agent': 'Callslip-Push/1',
  }
}
