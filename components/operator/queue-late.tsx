'use client'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { EndpointSwitch } from '#components/operator/endpoint-switch.tsx'
import { ClientLink, OrderLink, Parties, QueuePart, RowActions, RowText } from '#components/operator/queue-part.tsx'
import { RemindButton } from '#components/operator/remind-researcher.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { CalendarDate, RelativeTime } from '#components/ui/date-time.tsx'
import type { QueueView } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const OverduePart = ({ items, more }: QueueView['overdue']) => (
  <QueuePart
    title={t('overdueOrders')}
    items={items}
    more={more}
    keyOf={({ orderId }) => orderId}
    row={({ orderId, number, title, status, client, researcher, dueDate }) => (
      <>
        <RowText>
          <p className="flex flex-wrap items-center gap-2">
            <OrderStatusBadge status={status} />
            <OrderLink orderId={orderId}>{title}</OrderLink>
          </p>
          <p className="text-sm text-ink-soft">
            <OrderNumber number={number} /> · <Parties client={client} researcher={researcher} />{' '}
            {rich(t, 'due', {
              calendarDate: <CalendarDate value={dueDate} />,
              relativeTime: <RelativeTime value={`${dueDate}T23:59:59Z`} />,
            })}
          </p>
        </RowText>
        <RowActions>
          <RemindButton orderId={orderId} title={title} researcher={researcher?.name} />
        </RowActions>
      </>
    )}
  />
)

export const EndpointsPart = ({ items, more }: QueueView['endpoints']) => (
  <QueuePart
    title={t('webhookEndpointsInTrouble')}
    items={items}
    more={more}
    keyOf={({ id }) => id}
    row={(endpoint) => (
      <>
        <RowText>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={endpoint.status === 'disabled' ? 'danger' : 'caution'}>
              {endpoint.status === 'disabled' ? t('disabled') : t('failing')}
            </Badge>
            <span className="font-card break-all">{endpoint.url}</span>
          </p>
          <p className="text-sm text-ink-soft">
            <ClientLink {...endpoint.client} /> ·{' '}
            {endpoint.failingSince
              ? rich(t, 'failsSince', { relativeTime: <RelativeTime value={endpoint.failingSince} /> })
              : rich(t, 'changed', { relativeTime: <RelativeTime value={endpoint.updatedAt} /> })}
          </p>
          {endpoint.disabledReason && <p>{endpoint.disabledReason}</p>}
        </RowText>
        <RowActions>
          <EndpointSwitch endpoint={endpoint} />
        </RowActions>
      </>
    )}
  />
)
