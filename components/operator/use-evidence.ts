'use client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHandled } from '#components/operator/handled.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { parseJson } from '#lib/browser/parse-json.ts'
import { forgetText } from '#lib/browser/use-kept-text.ts'
import { saveEvidence, submitEvidence } from '#lib/disputes/operations.ts'
import type { DisputeView, Evidence } from '#lib/disputes/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Kept = { values: Evidence; seen?: string | undefined }
type Field = keyof Evidence

const isSame = (one: Evidence, other: Evidence) =>
  Object.entries(one).every(([field, text]) => other[field as Field] === text)

/** What was written in this tab and isn't saved, with when that was saved which it was written over. */
function findKept(name: string, evidence: Evidence): Kept | undefined {
  const kept = parseJson(keptText(name)) as Partial<Kept> | null | undefined // what `useKept` keeps, or one of a release before
  const values = kept?.values
  if (!values || Object.keys(evidence).some((field) => typeof values[field as Field] !== 'string')) return undefined
  return isSame(values, evidence) ? undefined : { values, seen: kept.seen }
}

/** The text as it is written: kept in this tab until it is `saved`, for whoever leaves the page, or loses it. */
function useKept({ id, evidence, savedAt }: DisputeView) {
  const name = `evidence:${id}`
  const [begun] = useState(() => findKept(name, evidence))
  const [values, fill] = useState(begun?.values ?? evidence)
  const [seen, see] = useState(begun ? begun.seen : savedAt)
  const [saved, setSaved] = useState(evidence)
  const unsaved = isSame(values, saved) ? '' : JSON.stringify({ values, seen } satisfies Kept)
  useEffect(() => keepText(name, unsaved), [name, unsaved])
  const markSaved = (as: Evidence, at: string | undefined) => {
    // At once, not with the next drawing: a form whose text is sent goes away. What was typed since stays.
    forgetText(name, unsaved)
    setSaved(as)
    see(at)
  }
  return { values, fill, seen, see, markSaved }
}

/** Without what was gathered, which takes the place of the text before; what was typed since stays. */
const takeBack = (now: Evidence, gathered: Evidence, before: Evidence): Evidence => {
  const changed = Object.entries(before).filter(([field]) => now[field as Field] === gathered[field as Field])
  return { ...now, ...Object.fromEntries(changed) }
}

/** The draft of an answer while it is written, and what can be done with it. */
export function useEvidence(dispute: DisputeView) {
  const { id, evidence, savedAt } = dispute
  const api = useApi()
  const handled = useHandled()
  const { values, fill, seen, see, markSaved } = useKept(dispute)
  const saving = useMutation(api.send(saveEvidence, { disputeId: id }))
  const sending = useMutation(api.send(submitEvidence, { disputeId: id }))
  const error = saving.error ?? sending.error
  const isConflict = error !== null && asFailure(error).code === 'operator_conflict'
  const reset = () => {
    saving.reset()
    sending.reset()
  }
  const keep = () => {
    reset()
    see(savedAt)
  }
  const act = (mutation: typeof saving, text: string) => {
    reset()
    return mutation.mutateAsync({ ...values, savedAt: seen }).then(
      (answer) => {
        markSaved(values, answer.savedAt)
        handled({ text })
      },
      () => undefined,
    )
  }
  return {
    values,
    seen,
    keep,
    take: () => {
      reset()
      fill(evidence)
      markSaved(evidence, savedAt)
    },
    gather: (gathered: Evidence) => {
      fill(gathered)
      const undo = () => Promise.resolve(fill((now) => takeBack(now, gathered, values)))
      handled({ text: t('gatheredAnew'), undo })
    },
    // What is on its way from here counts as saved already. Where the service says that it isn't the text of last, any other time is: one
    // that was seen may have been given back since.
    isOvertaken:
      !saving.isPending && !sending.isPending && (isConflict ? savedAt !== seen : (savedAt ?? '') > (seen ?? '')),
    set: (name: Field, value: string) => fill((known) => ({ ...known, [name]: value })),
    save: () => act(saving, t('theDraftIsSavedAt')),
    submit: () => act(sending, t('theEvidenceWasSentTo')),
    isSaving: saving.isPending,
    isSubmitting: sending.isPending,
    error,
    isEmpty: Object.values(values).every((text) => text.trim() === ''),
  }
}
