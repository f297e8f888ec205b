'use client'
import type { ReactNode } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select, Textarea } from '#components/ui/input.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import type { IncidentState } from '#lib/incidents/state.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const stateName = (state: IncidentState) => t(`states.${state}`)

type Props<State extends IncidentState> = {
  states: readonly State[]
  state: State
  text: string
  set: (change: { state: State } | { text: string }) => void
  missing: boolean
  error: Error | null
  isPending: boolean
  submit: () => Promise<void>
  /** Of what is told for the first time: what it is. */
  children?: ReactNode
}

/** How far it is, and what people should know. */
export function IncidentForm<State extends IncidentState>(props: Props<State>) {
  const { states, state, text, set, missing, error, isPending, submit, children } = props
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {error && (
        <Banner tone="danger" role="alert">
          {failureText(error)}
        </Banner>
      )}
      {children}
      <Field label={t('state')}>
        <Select
          value={state}
          options={states.map((value) => ({ value, label: stateName(value) }))}
          onChange={({ target }) => set({ state: states.find((one) => one === target.value) ?? state })}
        />
      </Field>
      <Field label={t('text')} hint={t('textHint')} error={missing && text.trim() === '' ? t('fillThisIn') : undefined}>
        <Textarea rows={4} value={text} onChange={({ target }) => set({ text: target.value })} />
      </Field>
      <div>
        <Button type="submit" look="secondary" pending={isPending}>
          {t('tell')}
        </Button>
      </div>
    </form>
  )
}
