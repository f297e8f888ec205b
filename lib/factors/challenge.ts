import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#lib/db.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'

const lifetime = 5 * 60_000
const sealed = z.object({
  purpose: z.enum(['add-passkey', 'add-totp', 'sign-in', 'second-step', 'proof']),
  id: z.string(),
  expiresAt: z.number(),
  /** What a passkey has to sign, in base64url. */
  challenge: z.string(),
  userId: z.string().optional(),
  sessionVersion: z.number().optional(),
  secret: z.string().optional(),
})
export type Challenge = z.output<typeof sealed>
type Purpose = Challenge['purpose']
type About = Pick<Challenge, 'userId' | 'sessionVersion' | 'secret'>

/** A question that is kept by whoever has to answer it, sealed: one that nobody answers costs nothing. */
export function sealChallenge(purpose: Purpose, about: About = {}): Challenge & { token: string } {
  const content: Challenge = {
    purpose,
    id: randomUUID(),
    expiresAt: Date.now() + lifetime,
    challenge: randomBytes(32).toString('base64url'),
    ...about,
  }
  return { ...content, token: encrypt(JSON.stringify(content)) }
}

/** The question in a token of ours; undefined where it is altered, another one's, or five minutes old. */
export function openChallenge(purpose: Purpose, token: string, userId?: string): Challenge | undefined {
  let opened: unknown
  try {
    opened = JSON.parse(decrypt(token))
  } catch {
    return undefined
  }
  const { data } = sealed.safeParse(opened)
  return data?.purpose === purpose && data.expiresAt > Date.now() && (userId === undefined || data.userId === userId)
    ? data
    : undefined
}

/** Notes that a challenge was answered; false where it had been before. */
export async function spendChallenge(tx: Tx, { id, expiresAt }: Pick<Challenge, 'id' | 'expiresAt'>): Promise<boolean> {
  const { count } = await tx.spentChallenge.createMany({
    data: { id, expiresAt: new Date(expiresAt) },
    skipDuplicates: true,
  })
  return count > 0
}
