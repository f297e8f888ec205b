'use client'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { DoorForm } from '#components/account/door-form.tsx'
import { useDoor } from '#components/account/use-door.ts'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { sentence } from '#lib/client/form.ts'
import { lazyResolver } from '#lib/client/lazy-resolver.ts'
import { requestProduction } from '#lib/client/production-request.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.requestProductionInput))

export function ProductionRequestForm() {
  const router = useRouter()
  const form = useForm({ resolver, defaultValues: { purpose: '' } })
  const { send, failure, pending } = useDoor(form, requestProduction(useApi()), () => router.refresh())
  return (
    <DoorForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Ask for production">
      <Field label="What will you order?" hint="A sentence is enough: what kind of documents, about how many." error={sentence(form.formState.errors.purpose?.message)}>
        <Textarea rows={3} {...form.register('purpose')} />
      </Field>
    </DoorForm>
  )
}
