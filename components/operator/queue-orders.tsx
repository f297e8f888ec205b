'use client'
import { ClientLink, OrderLink, RowText } from '#components/operator/queue-part.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import type { OperatorOrderView } from '#lib/operators/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** An order that waits to be opened. */
export const OrderText = ({ thing: { id, order, client } }: { thing: OperatorOrderView }) => (
  <RowText>
    <OrderLink orderId={id}>
      {order.documentType}, {order.repositoryName}
    </OrderLink>
    <p className="text-sm text-ink-soft">
      {rich(t, 'placed', {
        orderNumber: <OrderNumber number={order.number} />,
        clientLink: <ClientLink {...client} />,
        location: <bdi>{order.location}</bdi>,
        relativeTime: <RelativeTime value={order.createdAt} />,
      })}
      {order.externalOrderRef && (
        <>
          {' · '}
          <bdi>{order.externalOrderRef}</bdi>
        </>
      )}
    </p>
    {order.instructions && <TypedText className="line-clamp-2">{order.instructions}</TypedText>}
  </RowText>
)
