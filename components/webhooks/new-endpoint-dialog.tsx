'use client'
import { useMutation } from '@tanstack/react-query'
import { EndpointFields } from '#components/webhooks/endpoint-fields.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { createEndpoint } from '#lib/webhooks/operations.ts'
import type { CreateEndpointInput } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function NewEndpointDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (signingSecret: string) => void
}) {
  const create = useMutation(useApi().send(createEndpoint))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('newEndpoint')}
      description={t('httpsAndReachableFromThe')}
    >
      <EndpointFields
        values={{ url: '', description: '', eventTypes: [], batch: null }}
        submit={t('register')}
        error={create.error}
        pending={create.isPending}
        onSubmit={({ url, description, eventTypes, batch }) =>
          create.mutate(
            {
              url,
              ...(description ? { description } : {}),
              ...(batch ? { batch } : {}),
              eventTypes: eventTypes as NonNullable<CreateEndpointInput['eventTypes']>,
            }, // ticked in a list of them
            { onSuccess: ({ signingSecret }) => onCreated(signingSecret) },
          )
        }
      />
    </Dialog>
  )
}
