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

type Props = { operator: OperatorView }

export function ChangeRole({ operator: { id, name, role } }: Props) {
  const [chosen, setChosen] = useState(role)
  return (
    <ReasonButton
      label="Change the role …"
      title={`What may ${name} do?`}
      description="It counts from their next request on."
      hint="Kept in the audit log."
      confirm="Change the role"
      waiting={chosen === role}
      options={useApi().send(setOperatorRole, { userId: id })}
      toInput={(reason) => ({ role: chosen, reason })}
      done={(person) => ({ text: `${name} is ${person.operatorRole ?? 'no operator'} now.` })}
    >
      <Field label="Role">
        <Select
          value={chosen}
          options={roleOptions}
          onChange={({ target }) => setChosen(operatorRoleNames.find((one) => one === target.value) ?? role)}
        />
      </Field>
    </ReasonButton>
  )
}

export function RemoveOperator({ operator: { id, name } }: Props) {
  return (
    <ReasonButton
      label="Withdraw access …"
      look="danger"
      quiet
      title={`Withdraw ${name}’s access to the console?`}
      description="It counts at once, and they are signed out everywhere. Whatever else their account is for stays."
      hint="Kept in the audit log."
      confirm="Withdraw access"
      options={useApi().send(removeOperator, { userId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: `${name} is no operator any more.` })}
    />
  )
}
