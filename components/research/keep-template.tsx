'use client'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { removeOfferTemplate, saveOfferTemplate } from '#lib/offer-templates/operations.ts'
import type { OfferTemplateView, SaveOfferTemplateInput } from '#lib/offer-templates/schema.ts'
import { catalogue } from '#lib/words/en/research-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  templates: readonly OfferTemplateView[]
  content: Omit<SaveOfferTemplateInput, 'name'>
  onDone: () => void
}

/** A name for what is written, and the templates that there are. */
export function KeepTemplate({ templates, content, onDone }: Props) {
  const api = useApi()
  const remove = useMutation({
    ...api.send(removeOfferTemplate),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <div className="flex flex-col gap-5">
      {content.message.trim() === '' ? (
        <p className="text-ink-soft">{t('writeTheMessageFirst')}</p>
      ) : (
        <NameForm content={content} onDone={onDone} />
      )}
      {templates.length > 0 && (
        <ul aria-label={t('templatesOfOffers')} className="divide-y divide-line border-y border-line">
          {templates.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              <Button
                look="quiet"
                size="icon"
                aria-label={t('removeTemplate', { name })}
                pending={remove.isPending && remove.variables.offerTemplateId === id}
                onClick={() => remove.mutate({ offerTemplateId: id })}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NameForm({ content, onDone }: Omit<Props, 'templates'>) {
  const form = useForm({ defaultValues: { name: '' } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(saveOfferTemplate), () => {
    toast.success(t('theTemplateIsKept'))
    onDone()
  })
  return (
    <AccountForm
      onSubmit={form.handleSubmit(({ name }) => send({ ...content, name }))}
      failure={failure}
      pending={pending}
      submit={t('keepIt')}
    >
      <Field label={t('nameOfTheTemplate')} hint={t('anotherOfThisName')} error={form.formState.errors.name?.message}>
        <Input maxLength={60} {...form.register('name')} />
      </Field>
    </AccountForm>
  )
}
