'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { postResearchMessage } from '#lib/messages/operations.ts'

const resolver = lazyResolver(() => import('#lib/messages/schema.ts').then((all) => all.postResearchMessageInput))

export function MessageComposer({ orderId }: { orderId: string }) {
  const form = useForm({ resolver, defaultValues: { content: '' } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(postResearchMessage, { orderId }), () =>
    form.reset(),
  )
  return (
    <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Send">
      <Field label="Write to the customer" error={sentence(form.formState.errors.content?.message)}>
        <Textarea rows={3} className="max-h-80" {...form.register('content')} />
      </Field>
    </AccountForm>
  )
}
