'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getReportDraft, saveReportDraft } from '#lib/researchers/operations.ts'
import type { ReportDraftInput } from '#lib/researchers/draft-schema.ts'

const pauseMs = 1_000

/** Keeps a report as it is typed: a second after the last letter, and at once when a field is left. */
export function useReportDraft(orderId: string, read: () => ReportDraftInput) {
  const api = useApi()
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [unkept, setUnkept] = useState(false)
  const { mutate, data, error } = useMutation({
    ...api.send(saveReportDraft, { orderId }),
    // One after the other, so that what was typed last is kept last.
    scope: { id: `report draft ${orderId}` },
    onSuccess: (saved) => {
      client.setQueryData(api.ask(getReportDraft, { orderId }).queryKey, saved)
      if (timer.current === undefined) setUnkept(false)
    },
  })
  useEffect(() => {
    if (!unkept) return
    // The browser asks before the page goes away with what isn't kept yet.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [unkept])
  const pause = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const save = () => {
    pause()
    mutate(read())
  }
  return {
    savedAt: data?.draft?.updatedAt,
    unkept,
    error,
    onInput: () => {
      pause()
      setUnkept(true)
      timer.current = setTimeout(save, pauseMs)
    },
    onBlur: () => {
      if (timer.current !== undefined) save()
    },
    /** It is handed over: nothing is to be kept any more. */
    stop: () => {
      pause()
      setUnkept(false)
    },
  }
}
