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
  // Not handed to `mutate`, which forgets it where the dialog is closed before the answer: nobody is shown the secret again.
  const create = useMutation({
    ...useApi().send(createEndpoint),
    onSuccess: ({ signingSecret }) => onCreated(signingSecret),
  })
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
          create.mutate({
            url,
            ...(description ? { description } : {}),
            ...(batch ? { batch } : {}),
            eventTypes: eventTypes as NonNullable<CreateEndpointInput['eventTypes']>, // ticked in a list of them
          })
        }
      />
    </Dialog>
  )
}
