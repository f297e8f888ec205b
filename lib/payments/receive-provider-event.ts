import { z } from 'zod'
import { inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { enqueue } from '#lib/jobs.ts'
import { providerEventJob } from '#lib/payments/jobs.ts'
import { getProvider } from '#lib/payments/provider.ts'

const reference = z.string().or(z.object({ id: z.string() }).transform(({ id }) => id))
const content = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({ object: z.object({ id: z.string(), object: z.string(), payment_intent: reference.nullish() }) }),
})

/**
 * Takes in one of the provider's events: verified on the raw bytes, stored once, acted on later. Returns false where the
 * signature is not the provider's. Only the id of what it is about is kept; its story isn't believed.
 */
export async function receiveProviderEvent(
  environment: Environment,
  rawBody: string,
  signature: string,
): Promise<boolean> {
  const { stripe, webhookSecret } = getProvider(environment)
  let verified: unknown
  try {
    verified = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret)
  } catch {
    return false
  }
  const { id, type, data } = content.parse(verified)
  const objectId = data.object.payment_intent ?? data.object.id
  await inTransaction(async (tx) => {
    const stored = await tx.providerEvent.createMany({
      data: { id, environment, type, objectId },
      skipDuplicates: true,
    })
    if (stored.count > 0)
      await enqueue(
        tx,
        providerEventJob,
        { environment, providerEventId: id },
        { key: `provider:${environment}:${id}` },
      )
  })
  return true
}
