'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { IncidentForm } from '#components/incidents/incident-form.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { updateIncident } from '#lib/incidents/operations.ts'
import type { IncidentView, UpdateIncidentInput } from '#lib/incidents/schema.ts'
import { incidentStates } from '#lib/incidents/state.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One more word on what lasts, or the last. */
export function UpdateIncident({ incident: { id, title, state } }: { incident: IncidentView }) {
  // How far it is goes along only where it was chosen here: others say it too.
  const [values, setValues] = useState<UpdateIncidentInput>({ text: '' })
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useMutation(useApi().send(updateIncident, { incidentId: id }))
  const submit = async () => {
    setMissing(true)
    if (values.text.trim() === '' || isPending) return
    const done = await mutateAsync(values).catch(() => undefined)
    if (!done) return
    // The field is open while a request runs: what was typed since stays.
    setValues((now) => ({ text: now.text === values.text ? '' : now.text }))
    setMissing(false)
    toast.success(t('told'))
  }
  return (
    <details>
      <summary
        className="inline-flex min-h-8 cursor-pointer items-center font-medium"
        aria-label={t('sayMoreOf', { title })}
      >
        {t('sayMore')}
      </summary>
      <div className="mt-3">
        <IncidentForm
          state={values.state ?? state}
          text={values.text}
          {...{ missing, error, isPending, submit }}
          states={incidentStates}
          set={(change) => setValues((known) => ({ ...known, ...change }))}
        />
      </div>
    </details>
  )
}
