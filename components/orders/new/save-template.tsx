'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { useMay } from '#lib/browser/may.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { toTemplateOrder } from '#lib/browser/order-values.ts'
import { issueSentence } from '#lib/browser/order-issues.ts'
import { saveTemplate } from '#lib/templates/operations.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Keeps what is in the form, however much that is, under a name. */
export function SaveTemplate() {
  const [open, setOpen] = useState(false)
  if (!useMay()(saveTemplate)) return null
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('saveAsATemplate')}
      </Button>
      {open && <Naming onClose={() => setOpen(false)} />}
    </>
  )
}

function Naming({ onClose }: { onClose: () => void }) {
  const { getValues } = useFormContext<OrderValues>()
  const { locale } = useReader()
  const [name, setName] = useState(() => {
    const { documentType, repositoryName } = getValues()
    return [documentType.trim(), repositoryName.trim()].filter(Boolean).join(', ').slice(0, 60)
  })
  const save = useMutation({
    ...useApi().send(saveTemplate),
    onSuccess: () => {
      toast.success(t('savedAsATemplate'))
      onClose()
    },
  })
  const submit = () => {
    if (name.trim() !== '') save.mutate({ name, order: toTemplateOrder(getValues(), locale) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('saveAsATemplate')}
      description={t('whatIsInTheForm')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button pending={save.isPending} disabled={name.trim() === ''} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('name')}>
        <Input
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form of the order stands around the dialog's place in React.
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      {save.isError && (
        <Banner tone="danger" role="alert">
          {issuesOf(save.error)}
        </Banner>
      )}
    </Dialog>
  )
}

function issuesOf(error: unknown): string {
  const { details, message } = asFailure(error)
  return (
    details
      .map(({ field, message: text }) => issueSentence({ field: field.replace(/^order\./, ''), message: text }))
      .join(' ') || message
  )
}
