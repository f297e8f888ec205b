import { memberActor } from '#lib/clients/member-actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma, type Client, type FirstOrder, type User } from '#lib/generated/prisma/client.ts'
import { fixedPriceOf } from '#lib/orders/fixed-price.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput, type PlaceOrderInput } from '#lib/orders/schema.ts'
import { defineLock } from '#lib/sql.ts'

export const lockKept = defineLock('first_orders')

export type Owner = { user: User; client: Client }

/** Places what was kept, under its row's lock, in the name of whoever wrote it; returns the order's id. */
export async function placeKept(
  tx: Tx,
  { id, content }: FirstOrder,
  { user, client }: Owner,
): Promise<string | undefined> {
  const membership = await tx.membership.findUnique({
    where: { userId_clientId: { userId: user.id, clientId: client.id } },
  })
  const input = readOrder(content, client)
  if (!membership || !input) return undefined
  const actor = memberActor(user, { role: membership.role, client }, 'production')
  const { id: orderId } = await placeOrder(tx, actor, input)
  await tx.firstOrder.update({ where: { id }, data: { content: Prisma.DbNull, orderId } })
  return orderId
}

/** What was kept, if it could still be ordered: the rules of before, or the fee, may have been others. */
function readOrder(content: unknown, { currency }: Client): PlaceOrderInput | undefined {
  const { data } = placeOrderInput.safeParse(content)
  if (!data) return undefined
  try {
    fixedPriceOf(data, data.currency ?? currency)
    return data
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
