import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { ProductionState } from '#components/layout/production-locked.tsx'

const badges: Record<ProductionState, { tone: Tone; label: string; ended?: boolean }> = {
  enabled: { tone: 'accent', label: 'Open' },
  not_requested: { tone: 'neutral', label: 'Locked', ended: true },
  requested: { tone: 'caution', label: 'Asked for' },
  refused: { tone: 'danger', label: 'Refused', ended: true },
  disabled: { tone: 'danger', label: 'Switched off', ended: true },
}

/** Production, as the customer sees it. */
export function AccessBadge({ state }: { state: ProductionState }) {
  const { label, ...look } = badges[state]
  return <StatusBadge {...look}>{label}</StatusBadge>
}
