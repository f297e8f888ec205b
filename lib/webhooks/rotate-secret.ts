import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { encrypt } from '#lib/secrets.ts'
import { lockEndpoint, requireActive } from '#lib/webhooks/endpoint-row.ts'
import { findSecrets, generateSecret, rotationOverlapMs, sealedSecretOf } from '#lib/webhooks/signing-secrets.ts'

/**
 * Issues the next signing secret; both sign until the overlap ends. Rotating again before that replaces the next secret
 * and begins a new overlap: the one in force keeps verifying, and the secret shown last is the one to store. Where the one in force
 * can't be opened any more nothing was sent with it, and the next takes its place at once.
 */
export async function rotateSecret(tx: Tx, actor: CustomerActor, endpointId: string) {
  const endpoint = await lockEndpoint(tx, actor, endpointId)
  requireActive(endpoint)
  const now = new Date()
  const signingSecret = generateSecret()
  const overlaps = findSecrets(endpoint, now) !== undefined
  const rotatesAt = overlaps ? new Date(now.getTime() + rotationOverlapMs) : now
  await tx.webhookEndpoint.update({
    where: { id: endpoint.id },
    data: {
      ...(overlaps
        ? { secretEncrypted: sealedSecretOf(endpoint, now), nextSecretEncrypted: encrypt(signingSecret), rotatesAt }
        : { secretEncrypted: encrypt(signingSecret), nextSecretEncrypted: null, rotatesAt: null }),
      updatedAt: now,
    },
  })
  const { clientId, environment, url } = endpoint
  const payload = { endpointId, url }
  await recordClientAction(tx, { clientId, actor, environment, type: 'webhook_endpoint.secret_rotated', payload })
  return { id: endpoint.id, signingSecret, rotatesAt: rotatesAt.toISOString() }
}
