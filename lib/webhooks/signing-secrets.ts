import { randomBytes } from 'node:crypto'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { decrypt } from '#lib/secrets.ts'

export const rotationOverlapMs = 24 * 60 * 60 * 1000

export const generateSecret = () => `whsec_${randomBytes(32).toString('base64')}`

type Sealed = Pick<WebhookEndpoint, 'secretEncrypted' | 'nextSecretEncrypted' | 'rotatesAt'>

const isRotating = ({ nextSecretEncrypted, rotatesAt }: Sealed, now: Date) =>
  nextSecretEncrypted !== null && rotatesAt !== null && rotatesAt > now

/** The sealed secret in force: once the overlap is over the next one has taken the old one's place, without a write. */
export const sealedSecretOf = (row: Sealed, now: Date): string =>
  row.nextSecretEncrypted === null || isRotating(row, now) ? row.secretEncrypted : row.nextSecretEncrypted

export type SigningSecrets = { current: string; next?: string }

export function secretsOf(row: Sealed, now: Date): SigningSecrets {
  const current = decrypt(sealedSecretOf(row, now))
  if (row.nextSecretEncrypted === null || !isRotating(row, now)) return { current }
  return { current, next: decrypt(row.nextSecretEncrypted) }
}
