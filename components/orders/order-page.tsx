'use client'
import { OrderDesk } from '#components/orders/order-desk.tsx'
import { WithOrder } from '#components/orders/with-order.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export const OrderPage = ({ orderId }: { orderId: string }) => (
  <WithOrder orderId={orderId} waiting={<Shapes />}>
    {(view) => <OrderDesk view={view} />}
  </WithOrder>
)

const Shapes = () => (
  <>
    <Skeleton className="h-24" />
    <Skeleton className="h-56" />
    <Skeleton className="h-11" />
    <Skeleton className="h-64" />
  </>
)
