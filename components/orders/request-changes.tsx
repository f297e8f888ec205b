'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { sentence } from '#lib/browser/form.ts'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { requestChanges } from '#lib/orders/operations.ts'
import { requestChangesInput, type OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { view: OrderView; onClose: () => void }

/** What the researcher is to put right; they read it as a message. */
export function ChangesForm(props: Props) {
  const { message, type, issue, submit, request } = useChanges(props)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={t('whatShouldBeDifferent')} hint={t('nameTheDocumentAndThe')} error={issue}>
        <Textarea
          name="changes"
          rows={5}
          value={message}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
        />
      </Field>
      {request.isError && (
        <Banner tone="danger" role="alert">
          {failureText(request.error)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" pending={request.isPending}>
          {t('sendBack')}
        </Button>
      </div>
    </form>
  )
}

/** What is to be changed: kept while it is typed, until it has been sent. */
function useChanges({ view, onClose }: Props) {
  const name = `changes:${view.id}`
  const [message, setMessage] = useState(() => keptText(name))
  const [issue, setIssue] = useState<string>()
  const request = useMutation({
    ...useApi().send(requestChanges, { orderId: view.id }),
    onSuccess: () => {
      keepText(name, '')
      toast.success(t('sentBackWithYourMessage'))
      onClose()
    },
  })
  const type = (text: string) => {
    setMessage(text)
    keepText(name, text)
  }
  const submit = () => {
    if (request.isPending) return
    const parsed = requestChangesInput.safeParse({ message })
    setIssue(
      parsed.success
        ? undefined
        : message.trim() === ''
          ? t('sayWhatIsToBe')
          : sentence(parsed.error.issues[0]?.message),
    )
    if (parsed.success) request.mutate(parsed.data)
    else document.getElementsByName('changes')[0]?.focus()
  }
  return { message, type, issue, submit, request }
}
