'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PagedList } from '#components/found/paged-list.tsx'
import type { Asked } from '#components/members/member-dialogs.tsx'
import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { roleWords } from '#lib/clients/roles.ts'
import { changeRole, inviteMember, listMembers } from '#lib/members/operations.ts'
import type { MemberView } from '#lib/members/schema.ts'

const InviteDialog = dynamic(
  () => import('#components/members/invite-dialog.tsx').then((module) => module.InviteDialog),
  { ssr: false },
)
const MemberDialogs = dynamic(
  () => import('#components/members/member-dialogs.tsx').then((module) => module.MemberDialogs),
  { ssr: false },
)
const Invitations = dynamic(() => import('#components/members/invitations.tsx').then((module) => module.Invitations), {
  ssr: false,
  loading: () => <SkeletonList rows={1} rowClassName="h-16" label="Loading invitations" />,
})

const columns: readonly Column<MemberView>[] = [
  {
    key: 'name',
    header: 'Member',
    primary: true,
    cell: ({ name, email, you }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          {you && <StatusBadge tone="accent">You</StatusBadge>}
        </span>
        <span className="block text-sm font-normal break-all text-ink-soft">{email}</span>
      </>
    ),
  },
  { key: 'role', header: 'Role', cell: ({ role }) => <Badge>{roleWords[role].label}</Badge> },
  { key: 'joined', header: 'Joined', cell: ({ joinedAt }) => <DateTime value={joinedAt} shape="date" /> },
]

/** Who belongs to the client, and for its owners the way to change that. */
export function MembersPage() {
  const [asked, setAsked] = useState<Asked>()
  const [inviting, setInviting] = useState(false)
  const may = useMay()
  const query = useInfiniteQuery(useApi().askPages(listMembers))
  const client = useMe().clients[0]?.name
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="mb-2 text-3xl">Members</h1>
          <p className="max-w-prose text-ink-soft">
            Who works for {client} on Callslip, in both environments. A changed role counts at once.
            {!may(changeRole) && ' Owners invite people and change roles.'}
          </p>
        </div>
        {may(inviteMember) && <Button onClick={() => setInviting(true)}>Invite somebody</Button>}
      </div>
      <div className="flex flex-col gap-10">
        <PagedList
          query={query}
          noun="members"
          skeleton={<SkeletonList rows={2} rowClassName="h-16" label="Loading members" />}
        >
          {(rows) => (
            <Table
              caption="Members"
              columns={[...columns, actionsFor(may(changeRole), setAsked)]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
        {may(inviteMember) && <Invitations />}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asked && <MemberDialogs asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const actionsFor = (owner: boolean, ask: (asked: Asked) => void): Column<MemberView> => ({
  key: 'actions',
  header: 'Actions',
  align: 'end',
  cell: (member) => (
    <span className="flex flex-wrap justify-end gap-2">
      {owner && (
        <Button look="secondary" size="sm" onClick={() => ask({ act: 'role', member })}>
          Change role<span className="sr-only"> of {member.name}</span>
        </Button>
      )}
      {owner && !member.you && (
        <Button look="secondary" size="sm" onClick={() => ask({ act: 'transfer', member })}>
          Hand over<span className="sr-only"> ownership to {member.name}</span>
        </Button>
      )}
      {member.you ? (
        <Button look="secondary" size="sm" onClick={() => ask({ act: 'leave', member })}>
          Leave
        </Button>
      ) : (
        owner && (
          <Button look="secondary" size="sm" onClick={() => ask({ act: 'remove', member })}>
            Remove<span className="sr-only"> {member.name}</span>
          </Button>
        )
      )}
    </span>
  ),
})
