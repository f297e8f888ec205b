'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { roleWords } from '#lib/clients/roles.ts'
import { listInvitations, resendInvitation, withdrawInvitation } from '#lib/members/operations.ts'
import type { InvitationView } from '#lib/members/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const columns = (): readonly Column<InvitationView>[] => [
  {
    key: 'email',
    header: t('address'),
    primary: true,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'role', header: t('role'), cell: ({ role }) => <Badge>{roleWords()[role].label}</Badge> },
  {
    key: 'state',
    header: t('link'),
    cell: ({ state, expiresAt }) =>
      state === 'expired' ? (
        <StatusBadge tone="caution">{t('ranOut')}</StatusBadge>
      ) : (
        rich(t, 'goodUntil', { dateTime: <DateTime value={expiresAt} /> })
      ),
  },
  { key: 'actions', header: t('actions'), align: 'end', cell: (invitation) => <Actions invitation={invitation} /> },
]

function Actions({ invitation: { id: invitationId, email } }: { invitation: InvitationView }) {
  const api = useApi()
  const onError = (error: Error) => void toast.error(failureText(error))
  const resend = useMutation({ ...api.send(resendInvitation, { invitationId }), onError })
  const withdraw = useMutation({ ...api.send(withdrawInvitation, { invitationId }), onError })
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        look="secondary"
        size="sm"
        pending={resend.isPending}
        onClick={() => resend.mutate(undefined, { onSuccess: () => toast.success(t('sentToAgain', { email })) })}
      >
        {rich(t, 'sendAgainTo', { span: (text) => <span className="sr-only">{text}</span>, email })}
      </Button>
      <Button
        look="secondary"
        size="sm"
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, { onSuccess: () => toast.success(t('theInvitationIsVoid')) })}
      >
        {rich(t, 'withdrawTheInvitationTo', { span: (text) => <span className="sr-only">{text}</span>, email })}
      </Button>
    </span>
  )
}

/** Invitations that wait for an answer. */
export function Invitations() {
  const query = useInfiniteQuery(useApi().askPages(listInvitations))
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-3 text-2xl">
        {t('invited')}
      </h2>
      <PagedList
        query={query}
        noun={t('invitations')}
        empty={<p className="text-ink-soft">{t('nobodyHasAnOpenInvitation')}</p>}
      >
        {(rows) => <Table caption={t('openInvitations')} columns={columns()} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </section>
  )
}
