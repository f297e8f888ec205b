import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import type { PersonView } from '#lib/people/schema.ts'

/** Whether somebody may sign in. */
export const PersonBadge = ({ disabledAt }: Pick<PersonView, 'disabledAt'>) => (
  <StatusBadge tone={disabledAt ? 'danger' : 'accent'} ended={disabledAt !== undefined}>
    {disabledAt ? 'Disabled' : 'Active'}
  </StatusBadge>
)

export const RoleBadge = ({ role }: { role: NonNullable<PersonView['operatorRole']> }) => (
  <Badge tone={role === 'admin' ? 'accent' : 'info'}>{role}</Badge>
)
