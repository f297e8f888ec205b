import { randomBytes } from 'node:crypto'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { findPlain } from '#lib/secrets.ts'

export const rotationOverlapMs = 24 * 60 * 60 * 1000

export const generateSecret = () => `whsec_${randomBytes(32).toString('base64')}`

type Sealed = Pick<WebhookEndpoint, 'secretEncrypted' | 'nextSecretEncrypted' | 'rotatesAt'>

const isRotating = ({ nextSecretEncrypted, rotatesAt }: Sealed, now: Date) =>
  nextSecretEncrypted !== null && rotatesAt !== null && rotatesAt > now

/** The sealed secret in force: once the overlap is over the next one has taken the old one's place, without a write. */
export const sealedSecretOf = (row: Sealed, now: Date): string =>
  row.nextSecretEncrypted === null || isRotating(row, now) ? row.secretEncrypted : row.nextSecretEncrypted

export type SigningSecrets = { current: string; next?: string }

/** Undefined where the one in force can't be opened any more: nothing is sent until it is rotated. */
export function findSecrets(row: Sealed, now: Date): SigningSecrets | undefined {
  const current = findPlain(sealedSecretOf(row, now))
  if (current === undefined) return undefined
  const next = row.nextSecretEncrypted !== null && isRotating(row, now) ? findPlain(row.nextSecretEncrypted) : undefined
  return next === undefined ? { current } : { current, next }
}
export const unsigned = { error: "Not sent: the signing secret can't be opened any more. Rotate it." } as const
