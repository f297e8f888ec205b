'use client'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from '#components/ui/toast.ts'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Card, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { updateMe } from '#lib/users/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() =>
  import('#lib/users/schema.ts').then((all) => all.updateMeInput.pick({ name: true }).required()),
)

export function NameForm({ me }: { me: MeView }) {
  const router = useRouter()
  const form = useForm({ resolver, defaultValues: { name: me.name } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(updateMe), () => {
    toast.success(t('yourNameIsChanged'))
    // The frame around this page shows the name too, and has it from the server.
    router.refresh()
  })
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{t('you')}</h2>
      <Details
        items={[
          { label: t('eMail'), value: me.email },
          { label: t('hereSince'), value: <DateTime value={me.createdAt} shape="date" /> },
          { label: t('orderingFor'), value: me.clients.map(({ name }) => name).join(', ') },
        ]}
      />
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('save')}>
        <Field label={t('name')} error={form.formState.errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
      </AccountForm>
    </Card>
  )
}
