'use client'
import type { ReactNode } from 'react'
import { useMay } from '#lib/browser/may.ts'
import type { OperatorScope } from '#lib/scopes.ts'
import { rolesWith } from '#lib/users/operator-roles.ts'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type AllowedProps = { scope: OperatorScope; what: string; children: ReactNode }

/** Shows a form to those who may send it; the others read who can. `what`: the beginning of that sentence's end. */
export const Allowed = ({ scope, what, children }: AllowedProps) =>
  useMay()({ scope }) ? (
    children
  ) : (
    <p className="text-ink-soft">{t('operatorsWithTheRoleCan', { roles: rolesWith(scope).join(t('or')), what })}</p>
  )
