import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { productionOf } from '#lib/clients/state.ts'
import type { ProductionState } from '#components/layout/production-reason.ts'
import { catalogue } from '#lib/words/en/go-live.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const badges = (): Record<ProductionState, { tone: Tone; label: string; ended?: boolean }> => ({
  enabled: { tone: 'accent', label: t('open') },
  not_requested: { tone: 'neutral', label: t('locked'), ended: true },
  requested: { tone: 'caution', label: t('askedFor') },
  refused: { tone: 'danger', label: t('refused'), ended: true },
  disabled: { tone: 'danger', label: t('switchedOff'), ended: true },
})

const byHand = () => ({ tone: 'accent', label: t('byHand') }) as const

/** Production, as the customer sees it. */
export function AccessBadge({ client }: { client: Parameters<typeof productionOf>[0] }) {
  const { label, ...look } = productionOf(client) === 'by_hand' ? byHand() : badges()[client.productionState]
  return <StatusBadge {...look}>{label}</StatusBadge>
}
