'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { IncidentForm } from '#components/incidents/incident-form.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { openIncident } from '#lib/incidents/operations.ts'
import type { OpenIncidentInput } from '#lib/incidents/schema.ts'
import { components } from '#lib/incidents/state.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = ['investigating', 'identified', 'monitoring'] as const
type Values = OpenIncidentInput & { startedAt: string }
const empty: Values = { component: 'api', title: '', state: 'investigating', text: '', startedAt: '' }

/** A moment as the field writes it, by the reader's own clock; undefined where it is none, or hasn't been. */
const readTime = (typed: string) => {
  const time = new Date(typed)
  return Number.isNaN(time.getTime()) || time.getTime() > Date.now() ? undefined : time.toISOString()
}

export function OpenIncident() {
  const [values, setValues] = useState(empty)
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useMutation(useApi().send(openIncident))
  const set = (change: Partial<Values>) => setValues((known) => ({ ...known, ...change }))
  const { startedAt, ...said } = values
  const began = readTime(startedAt)
  const isTimeWrong = startedAt !== '' && began === undefined
  const submit = async () => {
    setMissing(true)
    if (said.title.trim() === '' || said.text.trim() === '' || isTimeWrong || isPending) return
    const done = await mutateAsync(began === undefined ? said : { ...said, startedAt: began }).catch(() => undefined)
    if (!done) return
    setValues(empty)
    setMissing(false)
    toast.success(t('told'))
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('tellEverybody')}</h2>
      <IncidentForm {...{ states, set, missing, error, isPending, submit }} state={said.state} text={said.text}>
        <What values={values} set={set} missing={missing} isTimeWrong={missing && isTimeWrong} />
      </IncidentForm>
    </Card>
  )
}

type WhatProps = { values: Values; set: (change: Partial<Values>) => void; missing: boolean; isTimeWrong: boolean }

const What = ({ values: { component, title, startedAt }, set, missing, isTimeWrong }: WhatProps) => (
  <>
    <Field
      label={t('title')}
      hint={t('titleHint')}
      error={missing && title.trim() === '' ? t('fillThisIn') : undefined}
    >
      <Input maxLength={120} value={title} onChange={({ target }) => set({ title: target.value })} />
    </Field>
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={t('component')}>
        <Select
          value={component}
          options={components.map((value) => ({ value, label: t(`components.${value}`) }))}
          onChange={({ target }) => set({ component: components.find((one) => one === target.value) ?? component })}
        />
      </Field>
      <Field label={t('startedAt')} optional error={isTimeWrong ? t('aTimeGone') : undefined}>
        <Input type="datetime-local" value={startedAt} onChange={({ target }) => set({ startedAt: target.value })} />
      </Field>
    </div>
  </>
)
