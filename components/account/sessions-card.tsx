'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { leave } from '#components/layout/leave.ts'
import { StatusBadge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { endOtherSessions, endSession, listSessions } from '#lib/users/operations.ts'
import type { SessionView } from '#lib/users/schema.ts'

const deviceOf = ({ lastSeenFrom }: SessionView) => lastSeenFrom?.agent ?? 'Unknown device'

const columns: readonly Column<SessionView>[] = [
  {
    key: 'device',
    header: 'Device',
    primary: true,
    cell: (session) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {deviceOf(session)}
        {session.current && <StatusBadge tone="accent">This device</StatusBadge>}
      </span>
    ),
  },
  { key: 'network', header: 'Network', cell: ({ lastSeenFrom }) => lastSeenFrom?.network ?? 'unknown' },
  { key: 'since', header: 'Signed in', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { key: 'seen', header: 'Last seen', cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} /> },
]

const onError = (error: unknown) => toast.error(asFailure(error).message)

function End({ session }: { session: SessionView }) {
  const end = useMutation({ ...useApi().send(endSession), onError })
  const name = deviceOf(session)
  const signOut = () =>
    session.current
      ? void leave()
      : end.mutate({ sessionId: session.id }, { onSuccess: () => toast.success(`${name} is signed out`) })
  return (
    <Button look="secondary" size="sm" pending={end.isPending} onClick={signOut}>
      Sign out<span className="sr-only"> {name}</span>
    </Button>
  )
}

const actions: Column<SessionView> = {
  key: 'actions',
  header: 'Actions',
  align: 'end',
  cell: (session) => <End session={session} />,
}

function EndOthers() {
  const end = useMutation({ ...useApi().send(endOtherSessions), onError })
  return (
    <Button
      look="secondary"
      pending={end.isPending}
      onClick={() => end.mutate(undefined, { onSuccess: () => toast.success('You are signed out everywhere else') })}
    >
      Sign out everywhere else
    </Button>
  )
}

/** Where a person is signed in, with a way to end what they don't know or don't need. */
export function SessionsCard() {
  const query = useInfiniteQuery(useApi().askPages(listSessions))
  return (
    <Card>
      <h2 className="text-xl">Where you are signed in</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">
        A device that you don’t know is somebody else’s: sign it out, then change your password.
      </p>
      <PagedList
        query={query}
        noun="sessions"
        skeleton={<SkeletonList rows={2} rowClassName="h-16" label="Loading where you are signed in" />}
      >
        {(rows) => (
          <>
            <Table
              caption="Where you are signed in"
              columns={[...columns, actions]}
              rows={rows.toSorted((a, b) => Number(b.current) - Number(a.current))}
              rowKey={({ id }) => id}
            />
            {rows.length > 1 && (
              <div className="mt-5">
                <EndOthers />
              </div>
            )}
          </>
        )}
      </PagedList>
    </Card>
  )
}
