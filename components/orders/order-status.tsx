import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { OrderStatus } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const statusLabels = (): Record<OrderStatus, string> => ({
  submitted: t('submitted'),
  open: t('open'),
  awaiting_payment: t('awaitingPayment'),
  confirmed: t('confirmed'),
  in_progress: t('inProgress'),
  delivered: t('delivered'),
  completed: t('completed'),
  withdrawn: t('withdrawn'),
  cancelled: t('cancelled'),
})

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
  <StatusBadge {...looks[status]}>{statusLabels()[status]}</StatusBadge>
)
