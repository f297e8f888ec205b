'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMay } from '#lib/browser/may.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  hint: string
  options: UseMutationOptions<CaseView, Error, { content: string }>
}

/** Words that are added to a case, by whichever side. */
export function AnswerForm({ label, hint, options }: Props) {
  const [content, setContent] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useMutation(options)
  const may = useMay()
  if (options.meta && !may(options.meta)) return null
  const submit = () => {
    setMissing(content.trim() === '')
    if (content.trim() !== '' && !isPending) mutate({ content }, { onSuccess: () => setContent('') })
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
        <Textarea rows={3} maxLength={5000} value={content} onChange={({ target }) => setContent(target.value)} />
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
