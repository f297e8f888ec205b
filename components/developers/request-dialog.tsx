'use client'
import Link from 'next/link'
import { RequestStatus } from '#components/developers/request-status.tsx'
import { Details } from '#components/ui/card.tsx'
import { CopyableId } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { KeyView } from '#lib/clients/schema.ts'
import type { RequestView } from '#lib/requests/schema.ts'

type Props = { request: RequestView; apiKey: KeyView | undefined; onClose: () => void }

/** All that was kept of one call. */
export function RequestDialog({ request, apiKey, onClose }: Props) {
  const { id, createdAt, method, path, operation, durationMs, keyId, userId } = request
  const [orderId] = /ord_\w+/.exec(path) ?? []
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
      <Details
        items={[
          {
            label: 'Request',
            value: <CopyableId id={id} label="Copy the request's id" />,
          },
          { label: 'Status', value: <RequestStatus request={request} /> },
          {
            label: 'What to do',
            value: request.errorCode && errorGuide,
          },
          { label: 'Time', value: <DateTime value={createdAt} shape="exact" /> },
          { label: 'Took', value: `${durationMs} ms` },
          {
            label: 'Operation',
            value: operation !== path && (
              <code className="font-card break-all">
                {method} {operation}
              </code>
            ),
          },
          {
            label: 'Key',
            value: keyId && <KeyName keyId={keyId} apiKey={apiKey} />,
          },
          {
            label: 'Person',
            value: userId && <PersonName userId={userId} />,
          },
          {
            label: 'Idempotency-Key',
            value: idempotencyText(request),
          },
          {
            label: 'Order',
            value: orderId && (
              <Link className="text-link font-card break-all" href={`/orders/${orderId}`}>
                {orderId}
              </Link>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

const errorGuide = (
  <a className="text-link" href="/docs/errors">
    Every error and its cure
  </a>
)

const KeyName = ({ keyId, apiKey }: { keyId: string; apiKey: KeyView | undefined }) => (
  <>
    {apiKey?.name}{' '}
    <code className="font-card text-sm break-all text-ink-soft">
      {apiKey ? `${apiKey.prefix}…${apiKey.lastFour}` : keyId}
    </code>
  </>
)

function PersonName({ userId }: { userId: string }) {
  if (userId === useMe().id) return 'You, in these pages'
  return (
    <>
      A member, in these pages <code className="font-card text-sm text-ink-soft">{userId}</code>
    </>
  )
}

function idempotencyText({ method, replayed, idempotencyKey }: RequestView): string | undefined {
  if (method === 'GET') return undefined
  if (replayed) return 'Sent, and the stored answer was replayed'
  return idempotencyKey ? 'Sent' : 'Not sent'
}
