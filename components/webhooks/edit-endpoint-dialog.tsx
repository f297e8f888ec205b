'use client'
import { useMutation } from '@tanstack/react-query'
import { EndpointFields } from '#components/webhooks/endpoint-fields.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointView, UpdateEndpointInput } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function EditEndpointDialog({
  endpoint: { id, url, description = '', eventTypes, batch },
  onClose,
}: {
  endpoint: EndpointView
  onClose: () => void
}) {
  const update = useMutation(useApi().send(updateEndpoint, { endpointId: id }))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('editTheEndpoint')}
      description={t('whatWaitsForAnotherAttempt')}
    >
      <EndpointFields
        values={{ url, description, eventTypes, batch: batch ?? null }}
        submit={t('save')}
        error={update.error}
        pending={update.isPending}
        onSubmit={(values) =>
          update.mutate(
            {
              url: values.url,
              batch: values.batch,
              description: values.description || null,
              eventTypes: values.eventTypes as NonNullable<UpdateEndpointInput['eventTypes']>,
            }, // ticked in a list of them
            {
              onSuccess: () => {
                toast.success(t('saved'))
                onClose()
              },
            },
          )
        }
      />
    </Dialog>
  )
}
