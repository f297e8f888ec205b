'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { credentialKinds } from '#components/researchers/credential-kinds.ts'
import { CredentialText } from '#components/researchers/credential-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { addCredential, listCredentials, removeCredential } from '#lib/credentials/operations.ts'
import { catalogue } from '#lib/words/en/credentials.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/credentials/schema.ts').then((all) => all.addCredentialInput))
const empty = (value: unknown) => (value === '' ? undefined : value)

/** What one can say for oneself, and what of it Callslip has seen proof of. */
export function Credentials() {
  const api = useApi()
  const known = useQuery(api.ask(listCredentials)).data ?? []
  const remove = useMutation({
    ...api.send(removeCredential),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <Card>
      <section aria-label={t('qualification')} className="flex flex-col gap-4">
        <h2 className="text-xl">{t('qualification')}</h2>
        <p className="text-ink-soft">{t('customersWhoHaveAnOffer')}</p>
        {known.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {known.map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 py-2">
                <CredentialText credential={one} />
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={t('remove', { title: one.title })}
                  pending={remove.isPending && remove.variables.credentialId === one.id}
                  onClick={() => remove.mutate({ credentialId: one.id })}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AddForm />
      </section>
    </Card>
  )
}

function AddForm() {
  const form = useForm({ resolver, defaultValues: { kind: 'membership' as const, title: '', issuer: '' } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(addCredential), () => {
    form.reset()
    toast.success(t('itIsStated'))
  })
  const { errors } = form.formState
  return (
    <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('stateIt')}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:items-start">
        <Field label={t('kind')} error={errors.kind?.message}>
          <Select
            options={Object.entries(credentialKinds()).map(([value, label]) => ({ value, label }))}
            {...form.register('kind')}
          />
        </Field>
        <Field label={t('whatItIs')} error={errors.title?.message}>
          <Input maxLength={150} {...form.register('title')} />
        </Field>
        <Field label={t('issuedBy')} error={errors.issuer?.message}>
          <Input maxLength={150} {...form.register('issuer')} />
        </Field>
        <Field label={t('number')} optional hint={t('onlyCallslipSeesIt')} error={errors.number?.message}>
          <Input maxLength={100} autoComplete="off" {...form.register('number', { setValueAs: empty })} />
        </Field>
      </div>
    </AccountForm>
  )
}
