import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { productionOf } from '#lib/clients/state.ts'
import type { ProductionState } from '#components/layout/production-locked.tsx'

const badges: Record<ProductionState, { tone: Tone; label: string; ended?: boolean }> = {
  enabled: { tone: 'accent', label: 'Open' },
  not_requested: { tone: 'neutral', label: 'Locked', ended: true },
  requested: { tone: 'caution', label: 'Asked for' },
  refused: { tone: 'danger', label: 'Refused', ended: true },
  disabled: { tone: 'danger', label: 'Switched off', ended: true },
}

const byHand = { tone: 'accent', label: 'By hand' } as const

/** Production, as the customer sees it. */
export function AccessBadge({ client }: { client: Parameters<typeof productionOf>[0] }) {
  const { label, ...look } = productionOf(client) === 'by_hand' ? byHand : badges[client.productionState]
  return <StatusBadge {...look}>{label}</StatusBadge>
}
