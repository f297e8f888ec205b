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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { endpoint: EndpointDetailView; onClose: () => void }
const onError = (error: unknown) => toast.error(asFailure(error).message)

export function RotateSecret({
  endpoint: { id, rotatesAt },
  onClose,
  onRotated,
}: Props & { onRotated: (secret: Secret) => void }) {
  // Not handed to `mutate`, which forgets it where the dialog is closed before the answer: nobody is shown the secret again.
  const rotate = useMutation({
    ...useApi().send(rotateEndpointSecret, { endpointId: id }),
    onError,
    onSuccess: ({ signingSecret }) =>
      onRotated({ title: t('newSigningSecret'), value: signingSecret, hint: t('itIsShownNowAnd') }),
  })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('rotateTheSigningSecret')}
      description={
        <>
          {rich(t, 'for24HoursBothSecrets', {
            code: (text) => <code className="font-card">{text}</code>,
            code2: (text) => <code className="font-card">{text}</code>,
          })}
          {rotatesAt && <> {rich(t, 'aRotationLastsAlreadyUntil', { dateTime: <DateTime value={rotatesAt} /> })}</>}
        </>
      }
      confirm={t('rotate')}
      pending={rotate.isPending}
      onConfirm={() => rotate.mutate()}
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
      toast.success(t('theEndpointIsDeleted'))
      router.push('/developers/webhooks')
    },
  })
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('deleteThisEndpoint')}
      description={rich(t, 'nothingMoreIsSentTo', { span: <span className="font-card break-all">{url}</span> })}
      confirm={t('delete2')}
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
