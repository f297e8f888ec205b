import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { ClientView } from '#lib/clients/schema.ts'

type State = ClientView['productionState']
export const productionLabels: Record<State, string> = {
  not_requested: 'Not asked for',
  requested: 'Asked for',
  enabled: 'Enabled',
  refused: 'Refused',
  disabled: 'Disabled',
}
const tones: Record<State, Tone> = {
  not_requested: 'neutral',
  requested: 'caution',
  enabled: 'accent',
  refused: 'danger',
  disabled: 'danger',
}

export const ProductionBadge = ({ state }: { state: State }) => (
  <StatusBadge tone={tones[state]} ended={state !== 'enabled' && state !== 'requested'}>
    {productionLabels[state]}
  </StatusBadge>
)
