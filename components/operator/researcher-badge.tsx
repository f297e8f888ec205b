import { Badge, StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { ResearcherView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const researcherLabels = (): Record<ResearcherView['status'], string> => ({
  pending: t('toApprove'),
  approved: t('approved'),
  refused: t('refused'),
  suspended: t('suspended'),
})
const tones: Record<ResearcherView['status'], Tone> = {
  pending: 'caution',
  approved: 'accent',
  refused: 'neutral',
  suspended: 'danger',
}

export const ResearcherBadge = ({ status, robot }: Pick<ResearcherView, 'status' | 'robot'>) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <StatusBadge tone={tones[status]} ended={status === 'suspended' || status === 'refused'}>
      {researcherLabels()[status]}
    </StatusBadge>
    {robot && <Badge>{t('robot')}</Badge>}
  </span>
)

const accounts = (): Record<NonNullable<ResearcherView['account']>['state'], { tone: Tone; label: string }> => ({
  pending: { tone: 'caution', label: t('notReadyYet') },
  active: { tone: 'accent', label: t('canBePaid') },
  restricted: { tone: 'danger', label: t('restricted') },
})

export const AccountBadge = ({ state }: { state: NonNullable<ResearcherView['account']>['state'] | undefined }) =>
  state ? <Badge tone={accounts()[state].tone}>{accounts()[state].label}</Badge> : <Badge>{t('noAccount')}</Badge>
