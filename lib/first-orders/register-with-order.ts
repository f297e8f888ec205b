import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { RegisterWithOrderInput } from '#lib/first-orders/schema.ts'
import { newId } from '#lib/ids.ts'
import { accountCurrency } from '#lib/money.ts'
import { fixedPriceOf } from '#lib/orders/fixed-price.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'
import { linkLifetimes } from '#lib/users/mail-link.ts'
import { register } from '#lib/users/register.ts'

/**
 * Begins the registration of somebody who looks for a document, and keeps their order beside it for as long as its link is
 * good. It is refused with the sentences of `POST /orders`. The id is answered also where nothing is kept under it, since the
 * address has an account: the caller learns nothing of the difference.
 */
export async function registerWithOrder(
  { order, ...person }: RegisterWithOrderInput,
  caller: { network: string | null; browser: string },
): Promise<{ firstOrderId: string }> {
  requireChargeable(order)
  const firstOrderId = newId('firstOrder')
  const keepOrder = (tx: Tx) => keep(tx, firstOrderId, order)
  await register({ ...person, purpose: 'documents' }, { ...caller, keepOrder })
  return { firstOrderId }
}

function requireChargeable(order: PlaceOrderInput): void {
  try {
    fixedPriceOf(order, order.currency ?? accountCurrency)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const details = error.details?.map(({ field, message }) => ({ field: `order.${field}`, message })) ?? []
    throw new ApiError(error.code, `order.${error.message}`, { details })
  }
}

/** Longer than a mail waits for its server; once that has left, the order ends with its link (mail-link.ts). */
const mostWaitMs = 8 * 86_400_000

async function keep(tx: Tx, id: string, content: PlaceOrderInput): Promise<string> {
  const expiresAt = new Date(Date.now() + linkLifetimes.confirm + mostWaitMs)
  await tx.firstOrder.create({ data: { id, content, expiresAt } })
  return id
}
