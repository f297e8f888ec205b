'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { roleWords } from '#lib/clients/roles.ts'
import { listInvitations, resendInvitation, withdrawInvitation } from '#lib/members/operations.ts'
import type { InvitationView } from '#lib/members/schema.ts'

const columns: readonly Column<InvitationView>[] = [
  { key: 'email', header: 'Address', primary: true, cell: ({ email }) => <span className="break-all">{email}</span> },
  { key: 'role', header: 'Role', cell: ({ role }) => <Badge>{roleWords[role].label}</Badge> },
  {
    key: 'state',
    header: 'Link',
    cell: ({ state, expiresAt }) =>
      state === 'expired' ? (
        <StatusBadge tone="caution">Ran out</StatusBadge>
      ) : (
        <>
          good until <DateTime value={expiresAt} />
        </>
      ),
  },
  { key: 'actions', header: 'Actions', align: 'end', cell: (invitation) => <Actions invitation={invitation} /> },
]

function Actions({ invitation: { id: invitationId, email } }: { invitation: InvitationView }) {
  const api = useApi()
  const onError = (error: Error) => void toast.error(asFailure(error).message)
  const resend = useMutation({ ...api.send(resendInvitation, { invitationId }), onError })
  const withdraw = useMutation({ ...api.send(withdrawInvitation, { invitationId }), onError })
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        look="secondary"
        size="sm"
        pending={resend.isPending}
        onClick={() => resend.mutate(undefined, { onSuccess: () => toast.success(`Sent to ${email} again`) })}
      >
        Send again<span className="sr-only"> to {email}</span>
      </Button>
      <Button
        look="secondary"
        size="sm"
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, { onSuccess: () => toast.success('The invitation is void') })}
      >
        Withdraw<span className="sr-only"> the invitation to {email}</span>
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
        Invited
      </h2>
      <PagedList
        query={query}
        noun="invitations"
        empty={<p className="text-ink-soft">Nobody has an open invitation.</p>}
      >
        {(rows) => <Table caption="Open invitations" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </section>
  )
}
