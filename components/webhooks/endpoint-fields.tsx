'use client'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { BatchFields, toBatch, toTyped } from '#components/webhooks/batch-fields.tsx'
import { EventFilter } from '#components/webhooks/event-filter.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { apiSentence } from '#lib/browser/form.ts'
import type { EndpointBatch } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type EndpointValues = { url: string; description: string; eventTypes: string[]; batch: EndpointBatch | null }
type Props = {
  values: EndpointValues
  submit: string
  error: unknown
  pending: boolean
  onSubmit: (values: EndpointValues) => void
}

/** What one decides about an endpoint, when it is made and later. */
export function EndpointFields({ values, submit, error, pending, onSubmit }: Props) {
  const [url, setUrl] = useState(values.url)
  const [description, setDescription] = useState(values.description)
  const [eventTypes, setEventTypes] = useState(values.eventTypes)
  const [batch, setBatch] = useState(toTyped(values.batch ?? undefined))
  const [all, setAll] = useState(values.eventTypes.length === 0)
  const [none, setNone] = useState(false)
  const failure = error === null || error === undefined ? undefined : asFailure(error)
  const issueOf = (field: string) =>
    apiSentence(failure?.details.find((detail) => detail.field.startsWith(field))?.message)
  const urlIssue = issueOf('url')
  const address = useFocusOnIssue(urlIssue, error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    // For the API no kinds mean all of them: the very opposite of what is ticked.
    const nothing = !all && eventTypes.length === 0
    setNone(nothing)
    if (!nothing)
      onSubmit({
        ...{ url: url.trim(), description: description.trim(), batch: toBatch(batch) },
        eventTypes: all ? [] : eventTypes,
      })
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {failure && failure.details.length === 0 && (
        <Banner tone="danger" role="alert">
          {failure.message}
        </Banner>
      )}
      <Field label={t('addressOfYourServer')} error={urlIssue}>
        <Input
          ref={address}
          type="url"
          inputMode="url"
          placeholder={t('httpsExampleComHooksCallslip')}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          autoComplete="off"
        />
      </Field>
      <Description value={description} onChange={setDescription} error={issueOf('description')} />
      <EventFilter
        chosen={eventTypes}
        onChange={setEventTypes}
        all={all}
        onAllChange={setAll}
        error={none ? t('tickAtLeastOneKind') : issueOf('eventTypes')}
      />
      <BatchFields value={batch} onChange={setBatch} issueOf={issueOf} />
      <div className="flex justify-end">
        <Button type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

type DescriptionProps = { value: string; onChange: (text: string) => void; error: string | undefined }

const Description = ({ value, onChange, error }: DescriptionProps) => (
  <Field label={t('description')} optional hint={t('yourOwnWordsForYour')} error={error}>
    <Input value={value} maxLength={200} onChange={({ target }) => onChange(target.value)} autoComplete="off" />
  </Field>
)

/** The form is longer than most screens: its first field may be out of sight when the answer comes. */
function useFocusOnIssue(issue: string | undefined, error: unknown) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (issue) field.current?.focus()
  }, [issue, error])
  return field
}
