'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { EndpointFields, type EndpointValues } from '#components/webhooks/endpoint-fields.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointView, UpdateEndpointInput } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const members = ['url', 'description', 'eventTypes', 'batch'] as const

const settingsOf = ({ url, description, eventTypes, batch }: EndpointValues) => ({
  url,
  description: description || null,
  eventTypes: eventTypes.toSorted(),
  batch,
})

/** What leads from the one to the other, and nothing else: what was changed elsewhere meanwhile isn't written over unseen. */
function changeOf(from: EndpointValues, to: EndpointValues): UpdateEndpointInput {
  const [before, after] = [settingsOf(from), settingsOf(to)]
  const changed = members.filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]))
  return Object.fromEntries(changed.map((member) => [member, after[member]]))
}

type Props = { endpoint: EndpointView; onClose: () => void }

export function EditEndpointDialog({ endpoint, onClose }: Props) {
  // As the fields were filled: the page asks anew while the dialog is open.
  const [{ id, url, description = '', eventTypes, batch = null }] = useState(endpoint)
  const values = { url, description, eventTypes, batch }
  const update = useMutation(useApi().send(updateEndpoint, { endpointId: id }))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('editTheEndpoint')}
      description={t('whatWaitsForAnotherAttempt')}
    >
      <EndpointFields
        values={values}
        submit={t('save')}
        error={update.error}
        pending={update.isPending}
        onSubmit={(typed) => {
          const change = changeOf(values, typed)
          if (Object.keys(change).length === 0) return onClose()
          update.mutate(change, {
            onSuccess: () => {
              toast.success(t('saved'))
              onClose()
            },
          })
        }}
      />
    </Dialog>
  )
}
