import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { ClientView } from '#lib/clients/schema.ts'
import { catalogue } from '#lib/words/en/operator-clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type State = ClientView['productionState']
export const productionLabels = (): Record<State, string> => ({
  not_requested: t('notAskedFor'),
  requested: t('askedFor'),
  enabled: t('enabled'),
  refused: t('refused'),
  disabled: t('disabled2'),
})
const tones: Record<State, Tone> = {
  not_requested: 'neutral',
  requested: 'caution',
  enabled: 'accent',
  refused: 'danger',
  disabled: 'danger',
}

export const ProductionBadge = ({ state }: { state: State }) => (
  <StatusBadge tone={tones[state]} ended={state !== 'enabled' && state !== 'requested'}>
    {productionLabels()[state]}
  </StatusBadge>
)
