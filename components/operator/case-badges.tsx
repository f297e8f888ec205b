import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import type { CaseRowView } from '#lib/casework/schema.ts'
import { catalogue } from '#lib/words/en/operator-cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function CaseStateBadge({ state }: Pick<CaseRowView, 'state'>) {
  const label = { open: t('open'), answered: t('answered'), closed: t('closed') }[state]
  const tone = ({ open: 'caution', answered: 'info', closed: 'neutral' } as const)[state]
  return (
    <StatusBadge tone={tone} ended={state === 'closed'}>
      {label}
    </StatusBadge>
  )
}

export const LateBadge = () => <Badge tone="danger">{t('late')}</Badge>
