'use client'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/docs-tools.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const load = async (from: string) => {
  const response = await fetch(from)
  if (!response.ok) throw new Error(`${from} answered ${response.status}.`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

/** Copies a page's plain text, and leads to it. */
export function CopyMarkdown({ from }: { from: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      // Safari takes what comes later only as a promise given at once.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(from) })])
      setState('copied')
    } catch {
      setState('refused')
    }
    setTimeout(() => setState('idle'), 4_000)
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm" data-print="hide">
      <Button look="secondary" size="sm" onClick={copy}>
        {state === 'copied' ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {t('copyAsMarkdown')}
      </Button>
      <a className="text-link inline-flex min-h-8 items-center" href={from}>
        {t('plainText')}
      </a>
      <span role="status" className={state === 'refused' ? 'text-danger' : 'text-ink-soft'}>
        {state === 'copied' ? t('copiedForYourAssistant') : state === 'refused' ? t('couldNotBeCopied') : ''}
      </span>
    </div>
  )
}
