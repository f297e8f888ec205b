import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import type { Researcher } from '#lib/generated/prisma/client.ts'
import { log } from '#lib/log.ts'
import { getProvider, isRefusal, isRepeated } from '#lib/payments/provider.ts'

// What the holder of an account gives for it to be opened.
const given = ['country', 'business_type']

/**
 * The provider refuses because of our own account there, which its words say in many ways. So it is every refusal that names nothing
 * of what the holder gave, and of a country one that says it has no accounts there, or none for a platform of ours.
 */
export const isPlatformRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  isRefusal(error) &&
  (!given.includes(error.param ?? '') || error.code === 'country_unsupported' || /platform/i.test(error.message))

/** Whether being paid without taking cards is what the provider refuses. */
export const isTransfersOnlyRefusal = (error: unknown): boolean =>
  isRefusal(error) && /without the .?card_payments.? capability/.test(error.message)

/**
 * Opens an account at the provider under a key that repeats, so that a lost answer opens no second one. What is asked for
 * and the number of refusals so far belong to the key: the provider would repeat an old refusal, or a fault of its own, for a day.
 * `told`: what its holder tells, where only a token may carry it. A token is good for one account, so it has a key that repeats too.
 */
export async function createAccount(
  { id: researcherId }: Pick<Researcher, 'id'>,
  environment: Environment,
  params: Stripe.AccountCreateParams,
  told?: Stripe.TokenCreateParams.Account,
): Promise<Stripe.Account> {
  const where = { researcherId_environment: { researcherId, environment } }
  const attempts = await getDb().accountAttempts.findUnique({ where })
  const asked = createHash('sha256')
    .update(JSON.stringify({ ...params, ...told }))
    .digest('hex')
    .slice(0, 16)
  const idempotencyKey = `callslip-account-${environment}-${researcherId}-${asked}-${attempts?.refused ?? 0}`
  const { stripe } = getProvider(environment)
  try {
    const token = told && (await stripe.tokens.create({ account: told }, { idempotencyKey: `${idempotencyKey}-token` }))
    return await stripe.accounts.create(token ? { ...params, account_token: token.id } : params, { idempotencyKey })
  } catch (error) {
    if (isRefusal(error) || isRepeated(error)) {
      await getDb().accountAttempts.upsert({
        where,
        create: { researcherId, environment, refused: 1 },
        update: { refused: { increment: 1 } },
      })
    }
    throw error
  }
}

/** For whoever waits: what concerns our own account at the provider is told as ours, and told to the operator. */
export function rethrowRefusal(error: unknown): never {
  if (!isPlatformRefusal(error)) throw error
  log.error('the provider lacks an approval of our own account', error.message, { providerRequestId: error.requestId })
  throw new ApiError(
    'payments_not_configured',
    'Our payment provider has not approved us for payout accounts like this one yet. Nothing is wrong with what you gave; the operator has to settle it with the provider.',
  )
}
