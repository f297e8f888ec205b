'use client'
import { useMutation } from '@tanstack/react-query'
import { EndpointFields } from '#components/webhooks/endpoint-fields.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointView, UpdateEndpointInput } from '#lib/webhooks/schema.ts'

export function EditEndpointDialog({
  endpoint: { id, url, description = '', eventTypes },
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
      title="Edit the endpoint"
      description="What waits for another attempt goes to the new address as well; its signature check counts as not tried."
    >
      <EndpointFields
        values={{ url, description, eventTypes }}
        submit="Save"
        error={update.error}
        pending={update.isPending}
        onSubmit={(values) =>
          update.mutate(
            {
              url: values.url,
              description: values.description || null,
              eventTypes: values.eventTypes as NonNullable<UpdateEndpointInput['eventTypes']>,
            }, // ticked in a list of them
            {
              onSuccess: () => {
                toast.success('Saved')
                onClose()
              },
            },
          )
        }
      />
    </Dialog>
  )
}
