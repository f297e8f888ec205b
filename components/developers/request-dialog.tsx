'use client'
import Link from 'next/link'
import { RequestStatus } from '#components/developers/request-status.tsx'
import { Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { KeyView } from '#lib/clients/schema.ts'
import type { RequestView } from '#lib/requests/schema.ts'

type Props = { request: RequestView; apiKey: KeyView | undefined; onClose: () => void }

/** All that was kept of one call. */
export function RequestDialog({ request, apiKey, onClose }: Props) {
  const { id, createdAt, method, path, operation, durationMs, keyId, userId, idempotencyKey, replayed } = request
  const me = useMe()
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
            value: (
              <span className="-my-1 inline-flex items-center gap-1">
                <code className="font-card break-all">{id}</code>
                <CopyButton value={id} label="Copy the request's id" />
              </span>
            ),
          },
          { label: 'Status', value: <RequestStatus request={request} /> },
          {
            label: 'What to do',
            value: request.errorCode && (
              <a className="text-link" href="/docs/errors">
                Every error and its cure
              </a>
            ),
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
            value: keyId && (
              <>
                {apiKey?.name}{' '}
                <code className="font-card text-sm break-all text-ink-soft">
                  {apiKey ? `${apiKey.prefix}…${apiKey.lastFour}` : keyId}
                </code>
              </>
            ),
          },
          {
            label: 'Person',
            value:
              userId &&
              (userId === me.id ? (
                'You, in these pages'
              ) : (
                <>
                  A member, in these pages <code className="font-card text-sm text-ink-soft">{userId}</code>
                </>
              )),
          },
          {
            label: 'Idempotency-Key',
            value:
              method === 'GET'
                ? undefined
                : replayed
                  ? 'Sent, and the stored answer was replayed'
                  : idempotencyKey
                    ? 'Sent'
                    : 'Not sent',
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
