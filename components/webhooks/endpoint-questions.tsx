'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { Secret } from '#components/developers/secret-dialog.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { deleteEndpoint, rotateEndpointSecret } from '#lib/webhooks/operations.ts'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'

type Props = { endpoint: EndpointDetailView; onClose: () => void }
const onError = (error: unknown) => toast.error(asFailure(error).message)

export function RotateSecret({
  endpoint: { id, rotatesAt },
  onClose,
  onRotated,
}: Props & { onRotated: (secret: Secret) => void }) {
  const rotate = useMutation({ ...useApi().send(rotateEndpointSecret, { endpointId: id }), onError })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Rotate the signing secret?"
      description={
        <>
          For 24 hours both secrets sign: <code className="font-card">X-Service-Signature</code> with the old one,{' '}
          <code className="font-card">X-Service-Signature-Next</code> with the new.
          {rotatesAt && (
            <>
              {' '}
              A rotation lasts already, until <DateTime value={rotatesAt} />: its new secret is replaced, and the day
              begins anew.
            </>
          )}
        </>
      }
      confirm="Rotate"
      pending={rotate.isPending}
      onConfirm={() =>
        rotate.mutate(undefined, {
          onSuccess: ({ signingSecret }) =>
            onRotated({
              title: 'New signing secret',
              value: signingSecret,
              hint: 'It is shown now and never again. Give it to your server within 24 hours.',
            }),
        })
      }
    />
  )
}

export function DeleteEndpoint({ endpoint: { id, url }, onClose }: Props) {
  const router = useRouter()
  // Not handed to `mutate`: once the page knows that the endpoint is deleted, this question is gone, and its callbacks with it.
  const remove = useMutation({
    ...useApi().send(deleteEndpoint, { endpointId: id }),
    onError: (error) => {
      onError(error)
      onClose()
    },
    onSuccess: () => {
      toast.success('The endpoint is deleted')
      router.push('/developers/webhooks')
    },
  })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Delete this endpoint?"
      description={
        <>
          Nothing more is sent to <span className="font-card break-all">{url}</span>, and what waits for another attempt
          is dropped. This can’t be undone. The records of what was sent are kept for 90 days.
        </>
      }
      confirm="Delete"
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
