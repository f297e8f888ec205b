'use client'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { useKeptText } from '#lib/browser/use-kept-text.ts'

type Props<Result> = {
  /** What is typed is kept under it until it is sent. */
  name: string
  options: UseMutationOptions<Result, Error, { text: string }>
  label: string
  hint: string
  add: string
}

/** Where one's own side writes a note about an order for each other. */
export function NoteForm<Result>({ name, options, label, hint, add }: Props<Result>) {
  const { text, type, forget } = useKeptText(name)
  const write = useMutation({ ...options, onSuccess: (_result, sent) => forget(sent.text) })
  const isEmpty = text.trim() === ''
  const send = () => {
    if (!isEmpty && !write.isPending) write.mutate({ text })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={label} hint={hint} optional="unsaid">
        <Textarea
          rows={2}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        />
      </Field>
      {write.isError && (
        <Banner tone="danger" role="alert">
          {failureText(write.error)}
        </Banner>
      )}
      <Button type="submit" look="secondary" className="self-end" pending={write.isPending} disabled={isEmpty}>
        {add}
      </Button>
    </form>
  )
}
