import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { OrderStatus } from '#lib/orders/state.ts'

export const statusLabels: Record<OrderStatus, string> = {
  submitted: 'Submitted',
  open: 'Open',
  awaiting_payment: 'Awaiting payment',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  delivered: 'Delivered',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
}

const looks: Record<OrderStatus, { tone: Tone; ended?: true }> = {
  submitted: { tone: 'neutral' },
  open: { tone: 'info' },
  awaiting_payment: { tone: 'caution' },
  confirmed: { tone: 'info' },
  in_progress: { tone: 'info' },
  delivered: { tone: 'accent' },
  completed: { tone: 'neutral', ended: true },
  withdrawn: { tone: 'neutral', ended: true },
  cancelled: { tone: 'danger', ended: true },
}

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge {...looks[status]}>{statusLabels[status]}</StatusBadge>
)
