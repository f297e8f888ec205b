import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { encrypt } from '#lib/secrets.ts'
import { lockEndpoint, requireActive } from '#lib/webhooks/endpoint-row.ts'
import { generateSecret, rotationOverlapMs, sealedSecretOf } from '#lib/webhooks/signing-secrets.ts'

/**
 * Issues the next signing secret; both sign until the overlap ends. Rotating again before that replaces the next secret
 * and begins a new overlap: the one in force keeps verifying, and the secret shown last is the one to store.
 */
export async function rotateSecret(tx: Tx, actor: CustomerActor, endpointId: string) {
  const endpoint = await lockEndpoint(tx, actor, endpointId)
  requireActive(endpoint)
  const now = new Date()
  const signingSecret = generateSecret()
  const rotatesAt = new Date(now.getTime() + rotationOverlapMs)
  await tx.webhookEndpoint.update({
    where: { id: endpoint.id },
    data: {
      secretEncrypted: sealedSecretOf(endpoint, now),
      nextSecretEncrypted: encrypt(signingSecret),
      rotatesAt,
      updatedAt: now,
    },
  })
  const { clientId, environment, url } = endpoint
  const payload = { endpointId, url }
  await recordClientAction(tx, { clientId, actor, environment, type: 'webhook_endpoint.secret_rotated', payload })
  return { id: endpoint.id, signingSecret, rotatesAt: rotatesAt.toISOString() }
}
