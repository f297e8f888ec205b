'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { typeNames } from '#components/documents/describe-document.ts'
import { Failure } from '#components/layout/failure.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { readDocument } from '#lib/browser/documents.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

type Loaded = { url: string; text?: string }
type State = { received: number } | { loaded: Loaded } | { error: unknown }

/**
 * The document in the page. Its own link is always a download, so the bytes are fetched and shown from memory, under a type
 * that can't run anything; they are given back when the preview closes.
 */
function usePreview(getFresh: () => Promise<DocumentView>) {
  const [state, setState] = useState<State>({ received: 0 })
  const [attempt, setAttempt] = useState(0)
  // One load for each opening and each retry; a refetched list with fresh links is no reason to load again.
  const getFreshNow = useEffectEvent(getFresh)
  useEffect(() => {
    const end = new AbortController()
    let url: string | undefined
    const load = async () => {
      const file = await getFreshNow()
      const blob = await readDocument(file, end.signal, (received) => setState({ received }))
      const text = file.contentType === 'text/plain' ? await blob.text() : undefined
      if (end.signal.aborted) return
      url = URL.createObjectURL(blob)
      setState({ loaded: text === undefined ? { url } : { url, text } })
    }
    load().catch((error: unknown) => end.signal.aborted || setState({ error }))
    return () => {
      end.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [attempt])
  const retry = () => {
    setState({ received: 0 })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

type Props = { document: DocumentView; getFresh: () => Promise<DocumentView> }

export function DocumentPreview({ document: file, getFresh }: Props) {
  const { state, retry } = usePreview(getFresh)
  if ('error' in state) return <Failure error={state.error} title="The preview could not be loaded" onRetry={retry} />
  if ('received' in state) {
    return (
      <div className="flex h-24 flex-col justify-center gap-2">
        <p role="status" className="text-sm text-ink-soft">
          Loading the preview …
        </p>
        <ProgressBar label={`Loading ${file.name}`} value={state.received} max={file.sizeBytes} />
      </div>
    )
  }
  const { url, text } = state.loaded
  if (text !== undefined) {
    return (
      <pre
        tabIndex={0}
        role="group"
        aria-label={file.name}
        className="max-h-[70dvh] overflow-auto rounded-card border border-line bg-well p-4 font-card text-sm whitespace-pre-wrap"
      >
        {text}
      </pre>
    )
  }
  if (file.contentType === 'application/pdf')
    return (
      <iframe
        src={url}
        title={`${typeNames[file.contentType]}: ${file.name}`}
        className="h-[80dvh] w-full rounded-card border border-line bg-white"
      />
    )
  return <img src={url} alt={file.name} className="mx-auto max-h-[80dvh] max-w-full rounded-card border border-line" />
}
