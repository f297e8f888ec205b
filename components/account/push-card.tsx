'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { usePushHere } from '#components/account/use-push-here.ts'
import { PagedList } from '#components/found/paged-list.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { StatusBadge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import type { PushHere } from '#lib/browser/push.ts'
import { listPushDevices, removePushDevice } from '#lib/push/operations.ts'
import type { PushDeviceView } from '#lib/push/schema.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/push.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const nameOf = ({ agent }: PushDeviceView) => agent ?? t('unknownDevice')

/** Where somebody is notified, and the way to be notified here. */
export function PushCard({ me }: { me: MeView }) {
  const query = useInfiniteQuery(useApi().askPages(listPushDevices))
  const { here, pending, turnOn, forget } = usePushHere(me)
  const isListed = query.data?.pages.some(({ items }) => items.some(({ current }) => current)) ?? true
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('notifications')}</h2>
      <p className="text-sm text-ink-soft">{t('aNotificationNamesTheOrder')}</p>
      {here !== undefined && <Here here={isListed ? here : asOff(here)} pending={pending} onTurnOn={turnOn} />}
      <PagedList
        query={query}
        noun={t('devices')}
        skeleton={<SkeletonList rows={1} rowClassName="h-16" label={t('loadingDevices')} />}
        empty={<p>{t('noDeviceIsNotifiedYet')}</p>}
      >
        {(rows) => (
          <Table
            caption={t('whereYouAreNotified')}
            columns={[...columns(), removal(forget)]}
            rows={rows.toSorted((a, b) => Number(b.current) - Number(a.current))}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
    </Card>
  )
}

/** Removed elsewhere: the browser doesn't know. */
const asOff = (here: PushHere): PushHere => (here === 'on' ? 'off' : here)

function Here({ here, pending, onTurnOn }: { here: PushHere; pending: boolean; onTurnOn: () => Promise<boolean> }) {
  if (here === 'unsupported') return <Banner>{t('thisBrowserShowsNone')}</Banner>
  if (here === 'refused') return <Banner tone="caution">{t('thisBrowserRefusesThem')}</Banner>
  if (here === 'on') return null
  return (
    <div>
      <Button pending={pending} onClick={() => void onTurnOn()}>
        {t('notifyMeInThisBrowser')}
      </Button>
    </div>
  )
}

const columns = (): readonly Column<PushDeviceView>[] => [
  {
    key: 'device',
    header: t('device'),
    primary: true,
    cell: (device) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi translate="no">{nameOf(device)}</bdi>
        {device.current && <StatusBadge tone="accent">{t('thisDevice')}</StatusBadge>}
      </span>
    ),
  },
  { key: 'since', header: t('turnedOn'), cell: ({ createdAt }) => <DateTime value={createdAt} shape="date" /> },
  { key: 'used', header: t('lastUsed'), cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} /> },
  {
    key: 'notified',
    header: t('lastNotified'),
    cell: ({ lastNotifiedAt }) => (lastNotifiedAt ? <RelativeTime value={lastNotifiedAt} /> : t('notYet')),
  },
]

const removal = (onForgotten: () => Promise<unknown>): Column<PushDeviceView> => ({
  key: 'actions',
  header: t('actions'),
  align: 'end',
  cell: (device) => <Remove device={device} onForgotten={onForgotten} />,
})

function Remove({ device, onForgotten }: { device: PushDeviceView; onForgotten: () => Promise<unknown> }) {
  const remove = useMutation({
    ...useApi().send(removePushDevice),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const name = nameOf(device)
  const onSuccess = () => {
    toast.success(t('isNotNotified', { name }))
    if (device.current) void onForgotten()
  }
  return (
    <Button
      look="secondary"
      size="sm"
      pending={remove.isPending}
      onClick={() => remove.mutate({ sessionId: device.id }, { onSuccess })}
    >
      {rich(t, 'remove', { span: <bdi className="sr-only"> {name}</bdi> })}
    </Button>
  )
}
