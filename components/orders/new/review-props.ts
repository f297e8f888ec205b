import type { UseFormReturn } from 'react-hook-form'
import type { Placing } from '#components/orders/new/use-placing.ts'
import type { Visitor } from '#components/orders/new/use-visitor.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

export type OrderFormState = UseFormReturn<OrderValues, unknown, PlaceOrderInput>

/** What the last step of a new order is given, whoever takes it. */
export type ReviewProps = {
  order: PlaceOrderInput
  feeBps: number
  form: OrderFormState
  placing: Placing
  visitor: Visitor
  onChange: () => void
}
