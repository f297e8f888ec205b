import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import type { PersonView } from '#lib/people/schema.ts'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whether somebody may sign in. */
export const PersonBadge = ({ disabledAt }: Pick<PersonView, 'disabledAt'>) => (
  <StatusBadge tone={disabledAt ? 'danger' : 'accent'} ended={disabledAt !== undefined}>
    {disabledAt ? t('disabled2') : t('active')}
  </StatusBadge>
)

export const RoleBadge = ({ role }: { role: NonNullable<PersonView['operatorRole']> }) => (
  <Badge tone={role === 'admin' ? 'accent' : 'info'}>{t(`operatorRoles.${role}`)}</Badge>
)
