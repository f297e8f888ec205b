'use client'
import { useState } from 'react'
import { loadSending } from '#components/visits/use-shelf.ts'
import { Input } from '#components/ui/input.tsx'
import { Field } from '#components/ui/field.tsx'
import { toast } from '#components/ui/toast.ts'
import { TypedText } from '#components/ui/typed-text.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import type { Sender } from '#lib/browser/send-visits.ts'
import type { MarkState, MarkView, ShelfRow } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// As in lib/visits/schema.ts, which is loaded with the first answer only.
const names = (): [MarkState, string][] => [
  ['to_look', t('toLook')],
  ['found', t('found')],
  ['not_found', t('notFound')],
]

type Props = { row: ShelfRow; mark: MarkView; visitId: string; sender: Sender }

/** What came of looking, for oneself; kept on the device first. */
export function MarkFields({ row, mark, visitId, sender }: Props) {
  const { orderId, number } = row
  // While it is typed; otherwise what is kept.
  const [typed, setTyped] = useState<string>()
  const note = typed ?? mark.note ?? ''
  const keep = (state: MarkState) => {
    const text = note.trim()
    void loadSending()
      .then(({ keepMark }) => keepMark(sender, { visitId, orderId }, { state, ...(text === '' ? {} : { note: text }) }))
      // What was typed in the meantime is kept when the field is left.
      .then(() => setTyped((now) => (now === typed ? undefined : now)))
      .catch((error: unknown) => toast.error(asFailure(error).message))
  }
  return (
    <>
      <div data-print="hide" className="grid gap-3 sm:grid-cols-2">
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('markOf', { number })}</legend>
          <div className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-edge bg-edge">
            {names().map(([state, name]) => (
              <label
                key={state}
                className="flex min-h-12 items-center justify-center bg-sheet px-1 text-center text-sm leading-tight has-checked:bg-accent has-checked:font-medium has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current"
              >
                <input
                  type="radio"
                  name={`mark ${orderId}`}
                  value={state}
                  checked={mark.state === state}
                  onChange={() => keep(state)}
                  className="sr-only"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={t('noteOf', { number })} optional="unsaid" hideLabel>
          <Input
            maxLength={500}
            placeholder={t('note')}
            value={note}
            className="min-h-12"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed !== undefined && typed.trim() !== (mark.note ?? '') && keep(mark.state)}
          />
        </Field>
      </div>
      <OnPaper mark={mark} />
    </>
  )
}

/** To be ticked by hand, with room to write. */
const OnPaper = ({ mark }: { mark: MarkView }) => (
  <div className="hidden items-end gap-6 print:flex">
    {[
      ['found', t('foundBox')],
      ['not_found', t('notFoundBox')],
    ].map(([state, name]) => (
      <span key={state} className="inline-flex items-center gap-2">
        <span className="inline-grid size-4 place-items-center border border-ink text-xs leading-none">
          {mark.state === state ? '×' : ''}
        </span>
        {name}
      </span>
    ))}
    <span className="grow border-b border-line">
      {mark.note === undefined ? ' ' : <TypedText as="span">{mark.note}</TypedText>}
    </span>
  </div>
)
