'use client'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Copies a text; `label` says what, for those who don't see the icon. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    // Without HTTPS, or where the reader forbids it, there is no clipboard.
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    setState(done ? 'copied' : 'refused')
    setTimeout(() => setState('idle'), 2_000)
  }
  return (
    <>
      <Button look="quiet" size="icon" aria-label={label} title={label} onClick={copy} className="size-8">
        {state === 'copied' ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
      </Button>
      <span role="status" className={state === 'refused' ? 'text-sm text-danger' : 'sr-only'}>
        {state === 'copied' ? t('copied') : state === 'refused' ? t('selectTheTextAndCopy') : ''}
      </span>
    </>
  )
}

/** An id as it is, and the way to take it along. */
export const CopyableId = ({ id, label }: { id: string; label: string }) => (
  <span className="-my-1 inline-flex items-center gap-1">
    <code className="font-card break-all">{id}</code>
    <CopyButton value={id} label={label} />
  </span>
)
