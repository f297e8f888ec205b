'use client'
import { useState } from 'react'
import { roleOptions } from '#components/operator/role-options.ts'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OperatorView } from '#lib/operators/schema.ts'
import { removeOperator, setOperatorRole } from '#lib/people/operations.ts'
import { operatorRoleNames } from '#lib/users/operator-roles.ts'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { operator: OperatorView }

export function ChangeRole({ operator: { id, name, role } }: Props) {
  const [chosen, setChosen] = useState(role)
  return (
    <ReasonButton
      label={t('changeTheRole')}
      title={t('whatMayDo', { name })}
      description={t('itCountsFromTheirNext')}
      hint={t('keptInTheAuditLog')}
      confirm={t('changeTheRole2')}
      waiting={chosen === role}
      options={useApi().send(setOperatorRole, { userId: id })}
      toInput={(reason) => ({ role: chosen, reason })}
      done={(person) => ({ text: t('isNow', { name, operatorRole: person.operatorRole ?? t('noOperator') }) })}
    >
      <Field label={t('role')}>
        <Select
          value={chosen}
          options={roleOptions()}
          onChange={({ target }) => setChosen(operatorRoleNames.find((one) => one === target.value) ?? role)}
        />
      </Field>
    </ReasonButton>
  )
}

export function RemoveOperator({ operator: { id, name } }: Props) {
  return (
    <ReasonButton
      label={t('withdrawAccess')}
      look="danger"
      quiet
      title={t('withdrawAccessToTheConsole', { name })}
      description={t('itCountsAtOnceAnd')}
      hint={t('keptInTheAuditLog')}
      confirm={t('withdrawAccess2')}
      options={useApi().send(removeOperator, { userId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: t('isNoOperatorAnyMore', { name }) })}
    />
  )
}
