'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMay } from '#lib/browser/may.ts'
import { useKeptText } from '#lib/browser/use-kept-text.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  /** What is typed is kept under it until it is sent. */
  name: string
  label: string
  hint: string
  options: UseMutationOptions<CaseView, Error, { content: string }>
}

/** Words that are added to a case, by whichever side. */
export function AnswerForm({ name, label, hint, options }: Props) {
  const { text: content, type, forget } = useKeptText(name)
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({ ...options, onSuccess: (_view, sent) => forget(sent.content) })
  const may = useMay()
  if (options.meta && !may(options.meta)) return null
  const submit = () => {
    setMissing(content.trim() === '')
    if (content.trim() !== '' && !isPending) mutate({ content })
  }
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={label}
        hint={hint}
        className="w-full"
        error={missing && content.trim() === '' ? t('writeSomethingFirst') : undefined}
      >
        <Textarea rows={3} value={content} onChange={({ target }) => type(target.value)} />
      </Field>
      {error && (
        <Banner tone="danger" role="alert">
          {failureText(error)}
        </Banner>
      )}
      <Button type="submit" look="secondary" pending={isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
