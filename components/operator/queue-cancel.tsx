'use client'
import { CancelButton } from '#components/operator/cancel-order.tsx'
import type { OperatorOrderView } from '#lib/operators/schema.ts'

/** The other thing that can be done with an order that nobody has opened. */
export const OrderCancel = ({ thing }: { thing: OperatorOrderView }) => <CancelButton orderId={thing.id} quiet />
