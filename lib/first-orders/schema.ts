import { z } from 'zod'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { acceptedView, registerInput } from '#lib/users/schema.ts'

/** A registration with the order that is placed when its address is confirmed. */
export const registerWithOrderInput = registerInput
  .pick({ name: true, email: true, password: true })
  .extend({ order: placeOrderInput })
/**
 * What the browser knows its order by when it hears of it again (`ConfirmedEmailView`); a process of the version before, which
 * answers for as long as an upgrade rolls, doesn't say.
 */
export const registeredWithOrderView = acceptedView.extend({ firstOrderId: z.string().optional() })
export type RegisterWithOrderInput = z.output<typeof registerWithOrderInput>
