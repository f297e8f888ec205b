'use client'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { EndpointSwitch } from '#components/operator/endpoint-switch.tsx'
import { ClientLink, OrderLink, Parties, RowText } from '#components/operator/queue-part.tsx'
import { RemindButton } from '#components/operator/remind-researcher.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { CalendarDate, RelativeTime } from '#components/ui/date-time.tsx'
import type { OverdueOrder, ThingOf } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const OverdueText = ({
  thing: { orderId, number, title, status, client, researcher, dueDate },
}: {
  thing: OverdueOrder
}) => (
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
)

export const OverdueActs = ({ thing: { orderId, title, researcher } }: { thing: OverdueOrder }) => (
  <RemindButton orderId={orderId} title={title} researcher={researcher?.name} />
)

export const EndpointText = ({ thing: endpoint }: { thing: ThingOf<'endpoints'> }) => (
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
)

export const EndpointActs = ({ thing }: { thing: ThingOf<'endpoints'> }) => <EndpointSwitch endpoint={thing} />
