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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
  loading: () => <SkeletonList rows={1} rowClassName="h-16" label={t('loadingInvitations')} />,
})

const columns = (): readonly Column<MemberView>[] => [
  {
    key: 'name',
    header: t('member'),
    primary: true,
    cell: ({ name, email, you }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi>{name}</bdi>
          {you && <StatusBadge tone="accent">{t('you')}</StatusBadge>}
        </span>
        <span className="block text-sm font-normal break-all text-ink-soft">{email}</span>
      </>
    ),
  },
  { key: 'role', header: t('role'), cell: ({ role }) => <Badge>{roleWords()[role].label}</Badge> },
  { key: 'joined', header: t('joined'), cell: ({ joinedAt }) => <DateTime value={joinedAt} shape="date" /> },
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
          <h1 className="mb-2 text-3xl">{t('members')}</h1>
          <p className="max-w-prose text-ink-soft">
            {rich(t, 'whoWorksForOnCallslip', { client: <bdi>{client}</bdi> })}
            {!may(changeRole) && t('ownersInvitePeopleAndChange')}
          </p>
        </div>
        {may(inviteMember) && <Button onClick={() => setInviting(true)}>{t('inviteSomebody')}</Button>}
      </div>
      <div className="flex flex-col gap-10">
        <PagedList
          query={query}
          noun={t('members2')}
          skeleton={<SkeletonList rows={2} rowClassName="h-16" label={t('loadingMembers')} />}
        >
          {(rows) => (
            <Table
              caption={t('members')}
              columns={[...columns(), actionsFor(may(changeRole), setAsked)]}
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
  header: t('actions'),
  align: 'end',
  cell: (member) => (
    <span className="flex flex-wrap justify-end gap-2">
      {owner && (
        <Button look="secondary" size="sm" onClick={() => ask({ act: 'role', member })}>
          {rich(t, 'changeRoleOf', { span: (text) => <span className="sr-only">{text}</span>, name: member.name })}
        </Button>
      )}
      {owner && !member.you && (
        <Button look="secondary" size="sm" onClick={() => ask({ act: 'transfer', member })}>
          {rich(t, 'handOverOwnershipTo', {
            span: (text) => <span className="sr-only">{text}</span>,
            name: member.name,
          })}
        </Button>
      )}
      {member.you ? (
        <Button look="secondary" size="sm" onClick={() => ask({ act: 'leave', member })}>
          {t('leave2')}
        </Button>
      ) : (
        owner && (
          <Button look="secondary" size="sm" onClick={() => ask({ act: 'remove', member })}>
            {rich(t, 'remove3', { span: <bdi className="sr-only"> {member.name}</bdi> })}
          </Button>
        )
      )}
    </span>
  ),
})
