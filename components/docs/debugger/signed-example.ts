import type { Pasted } from '#components/docs/debugger/use-comparison.ts'
import type { EventExample } from '#lib/server/docs/event-examples.ts'
import { expectedSignatures } from '#lib/server/docs/explain-signature.ts'
import { bytesOf } from '#lib/server/docs/signature-variants.ts'

const newSecret = () => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

/** A request with this event as it would arrive just now, signed with a secret that is nobody's. */
export async function signExample({ eventId, body }: EventExample): Promise<Partial<Pasted>> {
  const secret = newSecret()
  const now = Math.floor(Date.now() / 1000)
  const named = { 'webhook-id': eventId, 'webhook-timestamp': String(now) }
  const { service, standard = '' } = await expectedSignatures({
    body: bytesOf(body),
    secrets: [secret],
    headers: named,
    now,
  })
  const headers = { 'X-Service-Signature': service, ...named, 'webhook-signature': standard }
  return {
    body,
    file: undefined,
    signed: body,
    secret,
    otherSecret: '',
    headers: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    own: '',
    judgeAge: true,
  }
}

/** The same with one letter of an id for another: what somebody on the way might do. */
export const withChangedByte = (body: string) =>
  body.replace(/(_[0-9a-z]{25})([0-9a-z])/, (_, most: string, last: string) => `${most}${last === '9' ? '8' : '9'}`)
