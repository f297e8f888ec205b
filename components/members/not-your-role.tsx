'use client'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi, useClient } from '#lib/browser/api-provider.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import { roleWords } from '#lib/clients/roles.ts'
import { listMembers } from '#lib/members/operations.ts'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In place of what somebody's role has no right to: says so, and who can change it. */
export function NotYourRole({ what }: { what: string }) {
  const role = useClient()?.role
  const members = useQuery({ ...useApi().ask(listMembers), staleTime: 60_000 }).data ?? []
  const owners = members.filter((member) => member.role === 'owner').map(({ name }) => name)
  const client = useMe().clients[0]?.name
  return (
    <EmptyState level="h1" title={t('notPartOfYourRole', { what })}>
      {role && (
        <p>
          {t('at')} {client} {t('youAre', { label: roleWords()[role].label, hint: roleWords()[role].hint })}
        </p>
      )}
      <p className="mt-2">
        {owners.length > 0 ? t('canChangeThat', { owners: owners.join(', ') }) : t('anOwnerCanChangeThat')}
      </p>
    </EmptyState>
  )
}
