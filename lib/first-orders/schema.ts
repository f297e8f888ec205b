import type { z } from 'zod'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { registerInput } from '#lib/users/schema.ts'

/** A registration with the order that is placed when its address is confirmed. */
export const registerWithOrderInput = registerInput
  .pick({ name: true, email: true, password: true })
  .extend({ order: placeOrderInput })
export type RegisterWithOrderInput = z.output<typeof registerWithOrderInput>
