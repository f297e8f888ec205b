import { Badge, StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { ResearcherView } from '#lib/researchers/schema.ts'

export const researcherLabels: Record<ResearcherView['status'], string> = {
  pending: 'To approve',
  approved: 'Approved',
  refused: 'Refused',
  suspended: 'Suspended',
}
const tones: Record<ResearcherView['status'], Tone> = {
  pending: 'caution',
  approved: 'accent',
  refused: 'neutral',
  suspended: 'danger',
}

export const ResearcherBadge = ({ status, robot }: Pick<ResearcherView, 'status' | 'robot'>) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <StatusBadge tone={tones[status]} ended={status === 'suspended' || status === 'refused'}>
      {researcherLabels[status]}
    </StatusBadge>
    {robot && <Badge>Robot</Badge>}
  </span>
)

const accounts: Record<NonNullable<ResearcherView['account']>['state'], { tone: Tone; label: string }> = {
  pending: { tone: 'caution', label: 'Not ready yet' },
  active: { tone: 'accent', label: 'Can be paid' },
  restricted: { tone: 'danger', label: 'Restricted' },
}

export const AccountBadge = ({ state }: { state: NonNullable<ResearcherView['account']>['state'] | undefined }) =>
  state ? <Badge tone={accounts[state].tone}>{accounts[state].label}</Badge> : <Badge>No account</Badge>
