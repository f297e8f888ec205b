'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { sendByKeys } from '#components/ui/send-by-keys.ts'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { giveBackOrder } from '#lib/work/operations.ts'
import { catalogue } from '#lib/words/en/research-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/work/schema.ts').then((all) => all.giveBackInput))

/** Why; only ever asked for in a dialog, so it comes with it. */
export function GiveBackForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const form = useForm({ resolver, defaultValues: { reason: '' } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(giveBackOrder, { orderId }), () => {
    toast.success(t('theOrderIsGivenBack'))
    onDone()
  })
  return (
    <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('giveItBack')}>
      <Field label={t('reason')} hint={t('theCustomerReadsIt')} error={form.formState.errors.reason?.message}>
        <Textarea rows={3} {...form.register('reason')} onKeyDown={sendByKeys} />
      </Field>
    </AccountForm>
  )
}
