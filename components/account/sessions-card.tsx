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
import { useMe } from '#lib/browser/me-provider.tsx'
import { endOtherSessions, endSession, listSessions } from '#lib/users/operations.ts'
import type { SessionView } from '#lib/users/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const deviceOf = ({ lastSeenFrom }: SessionView) => lastSeenFrom?.agent ?? t('unknownDevice')

const columns = (): readonly Column<SessionView>[] => [
  {
    key: 'device',
    header: t('device'),
    primary: true,
    cell: (session) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi translate="no">{deviceOf(session)}</bdi>
        {session.current && <StatusBadge tone="accent">{t('thisDevice')}</StatusBadge>}
      </span>
    ),
  },
  { key: 'network', header: t('network'), cell: ({ lastSeenFrom }) => lastSeenFrom?.network ?? t('unknownNetwork') },
  { key: 'since', header: t('signedIn'), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { key: 'seen', header: t('lastSeen'), cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} /> },
]

const onError = (error: unknown) => toast.error(asFailure(error).message)

function End({ session }: { session: SessionView }) {
  const end = useMutation({ ...useApi().send(endSession), onError })
  const { id } = useMe()
  const name = deviceOf(session)
  const signOut = () =>
    session.current
      ? void leave(id)
      : end.mutate({ sessionId: session.id }, { onSuccess: () => toast.success(t('isSignedOut', { name })) })
  return (
    <Button look="secondary" size="sm" pending={end.isPending} onClick={signOut}>
      {rich(t, 'signOut', { span: <bdi className="sr-only"> {name}</bdi> })}
    </Button>
  )
}

const actions = (): Column<SessionView> => ({
  key: 'actions',
  header: t('actions'),
  align: 'end',
  cell: (session) => <End session={session} />,
})

function EndOthers() {
  const end = useMutation({ ...useApi().send(endOtherSessions), onError })
  return (
    <Button
      look="secondary"
      pending={end.isPending}
      onClick={() => end.mutate(undefined, { onSuccess: () => toast.success(t('youAreSignedOutEverywhere')) })}
    >
      {t('signOutEverywhereElse')}
    </Button>
  )
}

/** Where a person is signed in, with a way to end what they don't know or don't need. */
export function SessionsCard() {
  const query = useInfiniteQuery(useApi().askPages(listSessions))
  return (
    <Card>
      <h2 className="text-xl">{t('whereYouAreSignedIn')}</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{t('aDeviceThatYouDont')}</p>
      <PagedList
        query={query}
        noun={t('sessions')}
        skeleton={<SkeletonList rows={2} rowClassName="h-16" label={t('loadingWhereYouAreSigned')} />}
      >
        {(rows) => (
          <>
            <Table
              caption={t('whereYouAreSignedIn')}
              columns={[...columns(), actions()]}
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
