'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFreshLink } from '#components/documents/use-fresh-link.ts'
import { readDocument } from '#lib/browser/documents.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

type State = { received: number } | { loaded: { url: string; text?: string } } | { error: unknown }

/**
 * A document's bytes, to be shown in the page. Its own link is always a download, so they are fetched and shown from memory,
 * under a type that can't run anything; they are given back with whoever shows them.
 */
export function useBytes(file: DocumentView) {
  const [state, setState] = useState<State>({ received: 0 })
  const [attempt, setAttempt] = useState(0)
  const getFresh = useFreshLink()
  // One load for each opening and each retry; a refetched list with fresh links is no reason to load again.
  const getFreshNow = useEffectEvent(() => getFresh(file))
  useEffect(() => {
    const end = new AbortController()
    let url: string | undefined
    const load = async () => {
      const fresh = await getFreshNow()
      const blob = await readDocument(fresh, end.signal, (received) => setState({ received }))
      const text = fresh.contentType === 'text/plain' ? await blob.text() : undefined
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
