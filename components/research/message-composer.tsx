'use client'
import { useForm } from 'react-hook-form'
import { DoorForm } from '#components/account/door-form.tsx'
import { useDoor } from '#components/account/use-door.ts'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { postResearchMessage } from '#lib/messages/operations.ts'

const resolver = lazyResolver(() => import('#lib/messages/schema.ts').then((all) => all.postResearchMessageInput))

export function MessageComposer({ orderId }: { orderId: string }) {
  const form = useForm({ resolver, defaultValues: { content: '' } })
  const { send, failure, pending } = useDoor(form, useApi().send(postResearchMessage, { orderId }), () => form.reset())
  return (
    <DoorForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Send">
      <Field label="Write to the customer" error={sentence(form.formState.errors.content?.message)}>
        <Textarea rows={3} className="max-h-80" {...form.register('content')} />
      </Field>
    </DoorForm>
  )
}
