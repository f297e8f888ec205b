'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { useHandled } from '#components/operator/handled.tsx'
import { roleOptions } from '#components/operator/role-options.ts'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { inviteOperator } from '#lib/people/operations.ts'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/people/schema.ts').then((all) => all.inviteOperatorInput))

export function InviteOperator() {
  const form = useForm({ resolver, defaultValues: { email: '', role: 'support' as const } })
  const handled = useHandled()
  const { send, failure, pending } = useAccountForm(form, useApi().send(inviteOperator), ({ email }) => {
    form.reset()
    handled({ text: t('isInvitedTheLinkIn', { email }) })
  })
  const { errors } = form.formState
  return (
    <Card className="max-w-3xl">
      <h2 className="mb-4 text-xl">{t('inviteAnOperator')}</h2>
      <AccountForm
        onSubmit={form.handleSubmit(send)}
        failure={failure}
        pending={pending}
        submit={t('sendTheInvitation')}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('eMailAddress')} error={errors.email?.message}>
            <Input type="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field label={t('role')} error={errors.role?.message}>
            <Select options={roleOptions()} {...form.register('role')} />
          </Field>
        </div>
      </AccountForm>
    </Card>
  )
}
