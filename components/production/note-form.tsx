'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMay } from '#lib/browser/may.ts'
import type { ProductionNoteView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  hint: string
  done: string
  options: UseMutationOptions<ProductionNoteView, Error, { content: string }>
}

/** Words from one side to the other. */
export function NoteForm({ label, hint, done, options }: Props) {
  const [content, setContent] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useMutation(options)
  const may = useMay()
  if (options.meta && !may(options.meta)) return null
  const empty = content.trim() === ''
  const submit = async () => {
    setMissing(empty)
    if (empty || isPending) return
    const sent = await mutateAsync({ content }).catch(() => undefined)
    if (!sent) return
    // The field is open while a request runs: what was typed since stays.
    setContent((now) => (now === content ? '' : now))
    toast.success(done)
  }
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={label} hint={hint} className="w-full" error={missing && empty ? t('writeSomething') : undefined}>
        <Textarea rows={3} value={content} onChange={({ target }) => setContent(target.value)} />
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
