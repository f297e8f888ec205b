'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { asCurl } from '#components/developers/as-curl.ts'
import { RequestStatus } from '#components/developers/request-status.tsx'
import { areBodiesDue, RequestBodies } from '#components/developers/request-bodies.tsx'
import { Details } from '#components/ui/card.tsx'
import { CopyableId, CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { baseUrlQuery } from '#lib/browser/developers.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { KeyView } from '#lib/clients/schema.ts'
import { getRequest } from '#lib/requests/operations.ts'
import type { RequestView } from '#lib/requests/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { request: RequestView; apiKey: KeyView | undefined; onClose: () => void }

/** All that was kept of one call. */
export function RequestDialog({ request, apiKey, onClose }: Props) {
  const { id, method, path } = request
  const bodies = useQuery({
    ...useApi().ask(getRequest, { requestId: id }),
    refetchInterval: ({ state }) => areBodiesDue(state) && 1_000,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={
        <span className="font-card text-xl break-all">
          {method} {path}
        </span>
      }
    >
      <Details items={factsOf(request, apiKey, bodies.data?.sentBody)} />
      <RequestBodies request={request} query={bodies} />
    </Dialog>
  )
}

function factsOf(request: RequestView, apiKey: KeyView | undefined, sent: unknown) {
  const { id, createdAt, method, path, operation, durationMs, keyId, userId, orderId, error } = request
  return [
    {
      label: t('request'),
      value: <CopyableId id={id} label={t('copyTheRequestsId')} />,
    },
    { label: t('status'), value: <RequestStatus request={request} /> },
    { label: t('refusal'), value: error && <bdi lang="en">{error}</bdi> },
    {
      label: t('whatToDo'),
      value: request.errorCode && errorGuide(),
    },
    { label: t('time'), value: <DateTime value={createdAt} shape="exact" /> },
    { label: t('took'), value: t('ms', { durationMs }) },
    {
      label: t('operation'),
      value: operation !== path && (
        <code className="font-card break-all">
          {method} {operation}
        </code>
      ),
    },
    {
      label: t('key'),
      value: keyId && <KeyName keyId={keyId} apiKey={apiKey} />,
    },
    {
      label: t('person'),
      value: userId && <PersonName userId={userId} />,
    },
    {
      label: t('idempotencyKey'),
      value: idempotencyText(request),
    },
    {
      label: t('order'),
      value: orderId && (
        <Link className="text-link font-card break-all" href={`/orders/${orderId}`}>
          {orderId}
        </Link>
      ),
    },
    { label: t('asCurl'), value: <AsCurl request={request} sent={sent} /> },
  ]
}

function AsCurl({ request, sent }: { request: RequestView; sent: unknown }) {
  const { data: baseUrl } = useQuery(baseUrlQuery(useApi()))
  if (baseUrl === undefined) return <Skeleton className="h-6" />
  const command = asCurl(baseUrl, request, sent)
  return (
    <span className="-my-1 inline-flex items-start gap-1">
      <code className="font-card text-sm wrap-anywhere">{command}</code>
      <CopyButton value={command} label={t('copyTheCommand')} />
    </span>
  )
}

const errorGuide = () => (
  <a className="text-link" href="/docs/errors">
    {t('everyErrorAndItsCure')}
  </a>
)

const KeyName = ({ keyId, apiKey }: { keyId: string; apiKey: KeyView | undefined }) => (
  <>
    <bdi>{apiKey?.name}</bdi>{' '}
    <code className="font-card text-sm break-all text-ink-soft">
      {apiKey ? `${apiKey.prefix}…${apiKey.lastFour}` : keyId}
    </code>
  </>
)

function PersonName({ userId }: { userId: string }) {
  if (userId === useMe().id) return t('youInThesePages')
  return rich(t, 'aMemberInThesePages', { code: <code className="font-card text-sm text-ink-soft">{userId}</code> })
}

function idempotencyText({ method, replayed, idempotencyKey }: RequestView): string | undefined {
  if (method === 'GET') return undefined
  if (replayed) return t('sentAndTheStoredAnswer')
  return idempotencyKey ? t('sent') : t('notSent')
}
