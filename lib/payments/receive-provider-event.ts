import { z } from 'zod'
import { inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, providerEventJob } from '#lib/payments/jobs.ts'
import { getProvider } from '#lib/payments/provider.ts'

const id = z.string().min(1).max(255)
const reference = id.or(z.object({ id }).transform((object) => object.id))
/** A balance, for one, has no id; of types that nobody here knows, no more is known than that they hold an object. */
const snapshot = z.object({
  id,
  type: z.string().max(255),
  livemode: z.boolean().optional(),
  account: id.optional(),
  data: z.object({ object: z.object({ id: id.optional(), payment_intent: reference.nullish().catch(undefined) }) }),
})
const thin = z.object({ object: z.literal('v2.core.event') })

/** The event that a body holds, once one of the environment's secrets has signed it; undefined where none has. */
function verify(environment: Environment, rawBody: string, signature: string): unknown {
  const { stripe, webhookSecrets } = getProvider(environment)
  const isSignedWith = (secret: string) => {
    try {
      // Its own parser refuses thin events as if they were forged, so only the signature is looked at here.
      return (
        stripe.webhooks.signature?.verifyHeader(rawBody, signature, secret, stripe.webhooks.DEFAULT_TOLERANCE) === true
      )
    } catch {
      return false
    }
  }
  return webhookSecrets.some(isSignedWith) ? JSON.parse(rawBody) : undefined
}

/**
 * Takes in one of the provider's events: verified on the raw bytes, stored once, acted on later. Returns false where the
 * signature is not the provider's. Only the id of what it is about is kept; its story isn't believed. An event that is of
 * no use here is an answer too: refused, it would be sent for days, and the endpoint be switched off in the end.
 */
export async function receiveProviderEvent(
  environment: Environment,
  rawBody: string,
  signature: string,
): Promise<boolean> {
  const verified = verify(environment, rawBody, signature)
  if (verified === undefined) return false
  if (thin.safeParse(verified).success) {
    throw new ApiError(
      'invalid_request',
      "This is a thin event, which holds nothing to act on. Choose the payload style Snapshot for this endpoint in Stripe's dashboard.",
      { details: [{ field: 'object', message: 'must be event; thin events (v2.core.event) are not taken' }] },
    )
  }
  const event = snapshot.safeParse(verified)
  // A live endpoint for connected accounts is sent their test events as well.
  if (!event.success || event.data.livemode === (environment === 'development')) return true
  await store(environment, event.data)
  return true
}

/**
 * An account, a payout and a card are looked at and kept at once, so one look must be over before the next begins: an answer that was
 * long under way would be kept over a later one. Of a payment a look is planned, in the queue of its order.
 */
const queueFor = (objectId: string | null) =>
  objectId === null || objectId.startsWith('pi_') ? {} : { queue: paymentQueue(objectId) }

async function store(environment: Environment, { id, type, account, data }: z.output<typeof snapshot>): Promise<void> {
  const objectId = data.object.payment_intent ?? data.object.id ?? null
  await inTransaction(async (tx) => {
    const stored = await tx.providerEvent.createMany({
      data: { id, environment, type, objectId, accountId: account ?? null },
      skipDuplicates: true,
    })
    if (stored.count > 0)
      await enqueue(
        tx,
        providerEventJob,
        { environment, providerEventId: id },
        { key: `provider:${environment}:${id}`, ...queueFor(account ?? objectId) },
      )
  })
}
