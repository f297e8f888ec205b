import { Badge, StatusBadge, type Tone } from '#components/ui/badge.tsx'
import type { ResearcherView } from '#lib/researchers/schema.ts'

const looks: Record<ResearcherView['status'], { tone: Tone; label: string }> = {
  pending: { tone: 'caution', label: 'To approve' }, approved: { tone: 'accent', label: 'Approved' }, refused: { tone: 'neutral', label: 'Refused' }, suspended: { tone: 'danger', label: 'Suspended' },
}

export const ResearcherBadge = ({ status, robot }: Pick<ResearcherView, 'status' | 'robot'>) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <StatusBadge tone={looks[status].tone} ended={status === 'suspended' || status === 'refused'}>
      {looks[status].label}
    </StatusBadge>
    {robot && <Badge>Robot</Badge>}
  </span>
)

const accounts: Record<NonNullable<ResearcherView['account']>['state'], { tone: Tone; label: string }> = {
  pending: { tone: 'caution', label: 'Not ready yet' }, active: { tone: 'accent', label: 'Can be paid' }, restricted: { tone: 'danger', label: 'Restricted' },
}

export const AccountBadge = ({ state }: { state: NonNullable<ResearcherView['account']>['state'] | undefined }) =>
  state ? <Badge tone={accounts[state].tone}>{accounts[state].label}</Badge> : <Badge>No account</Badge>
