'use client'
import type { Ref } from 'react'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type ErrorSummaryProps = {
  issues: readonly { name: string; label: string; message: string }[]
  onGoTo: (name: string) => void
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong with a form in one place, each with the way to its field. The parent moves the focus here. */
export function ErrorSummary({ issues, onGoTo, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-danger/40 bg-danger-soft p-4 outline-offset-2"
    >
      <h2 className="text-xl text-danger">{t('thingsAreMissingOrWrong', { count: issues.length })}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {issues.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" className="min-h-8 text-start underline" onClick={() => onGoTo(name)}>
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
