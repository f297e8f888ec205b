import { randomUUID } from 'node:crypto'
import * as oidc from 'openid-client'
import { z } from 'zod'
import { readCookie, secure } from '#lib/cookie.ts'
import { isId } from '#lib/ids.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'

const lifetimeMs = 15 * 60_000

const start = z.object({
  kind: z.literal('sign-on-start'),
  expiresAt: z.number(),
  clientId: z.string(),
  email: z.string(),
})
const round = z.object({
  kind: z.literal('sign-on-round'),
  id: z.string(),
  begunAt: z.number(),
  expiresAt: z.number(),
  clientId: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A path of the portal. */
  next: z.string(),
  /** The session whose person proves themselves; absent where one begins. */
  sessionId: z.string().optional(),
})
/** One way to the provider and back, kept by the browser that goes it, sealed. */
export type Round = z.output<typeof round>

const seal = (content: z.input<typeof start> | Round) => encrypt(JSON.stringify(content))

function open<T extends { expiresAt: number }>(schema: z.ZodType<T>, sealed: string): T | undefined {
  let opened: unknown
  try {
    opened = JSON.parse(decrypt(sealed))
  } catch {
    return undefined
  }
  const { data } = schema.safeParse(opened)
  return data !== undefined && data.expiresAt > Date.now() ? data : undefined
}

/** Where an address is led to. It is sealed, for addresses of pages end up in logs. */
export const sealStart = (clientId: string, email: string): string =>
  seal({ kind: 'sign-on-start', expiresAt: Date.now() + lifetimeMs, clientId, email })
/** What leads to a client's provider: `start` from the sign-in page, `client` for a member who came in another way. */
export function readStart(given: URLSearchParams): { clientId?: string; email?: string } {
  const [token, clientId] = [given.get('start'), given.get('client') ?? '']
  if (token !== null) return open(start, token) ?? {}
  return isId('client', clientId) ? { clientId } : {}
}

export const newRound = (about: Pick<Round, 'clientId' | 'next'> & { sessionId?: string | undefined }): Round => ({
  kind: 'sign-on-round',
  id: randomUUID(),
  begunAt: Date.now(),
  expiresAt: Date.now() + lifetimeMs,
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
  ...about,
})

/** Whether the provider asked somebody on this way, and not some time before. Clocks differ by a little. */
export const isAnew = ({ begunAt }: Round, signedInAt: number | undefined): boolean =>
  signedInAt !== undefined && signedInAt >= begunAt - 60_000

// Lax: the way back begins at the provider's page.
const attributes = () => `Path=/api/sign-on; HttpOnly; SameSite=Lax${secure()}`
const cookieName = 'callslip-sign-on'

export const roundCookie = (given: Round) =>
  `${cookieName}=${seal(given)}; Max-Age=${lifetimeMs / 1000}; ${attributes()}`
export const noRoundCookie = () => `${cookieName}=; Max-Age=0; ${attributes()}`

export function readRound(request: Request): Round | undefined {
  const sealed = readCookie(request, cookieName)
  return sealed === undefined ? undefined : open(round, sealed)
}
