'use client'
import type { ReactNode } from 'react'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { Described } from '#lib/operation.ts'
import { operatorScopes } from '#lib/scopes.ts'
import { operatorRoles, rolesWith } from '#lib/users/operator-roles.ts'

const asOperators = (scope: unknown) => operatorScopes.find((known) => known === scope)

/** Whether the operator in front may do what wants this scope. The API decides anew; this spares them a refusal. */
export function useMay() {
  const { operatorRole } = useMe()
  return (scope: unknown) => {
    const wanted = asOperators(scope)
    if (wanted === undefined) return true
    return operatorRole !== undefined && operatorRoles[operatorRole].some((own) => own === wanted)
  }
}

type AllowedProps = Pick<Described, 'scope'> & { what: string; children: ReactNode }

/** Shows a form to those who may send it; the others read who can. `what`: the beginning of that sentence's end. */
export function Allowed({ scope, what, children }: AllowedProps) {
  const wanted = asOperators(scope)
  if (useMay()(scope) || wanted === undefined) return children
  return (
    <p className="text-ink-soft">
      Operators with the role {rolesWith(wanted).join(' or ')} can {what}.
    </p>
  )
}
