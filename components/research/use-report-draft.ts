'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { HandOverValues } from '#components/research/hand-over-values.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getReportDraft, saveReportDraft } from '#lib/researchers/operations.ts'
import type { ReportDraftView, ReportText } from '#lib/researchers/draft-schema.ts'
import { reportParts } from '#lib/researchers/search-report.ts'

const pauseMs = 1_000

const isSame = (one: ReportText, other: ReportText) => reportParts.every((part) => one[part] === other[part])

type Form = UseFormReturn<HandOverValues>
type Draft = NonNullable<ReportDraftView['draft']>

// Moments as the API writes them, in one form.
const isAfter = (at: string, other = '') => at > other

/** The browser asks before the page goes away with what isn't kept yet. */
function useWarning(unkept: boolean) {
  useEffect(() => {
    if (!unkept) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [unkept])
}

/** Keeps texts, each as one that goes on from what the fields held: `heldAt` says when that was kept, for whoever sends or is drawn. */
function useKeeping(orderId: string, begun: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = api.ask(getReportDraft, { orderId })
  const [heldAt, setHeldAt] = useState(begun)
  // As it is when a text is sent: one that waited for another goes on from that one.
  const heldRef = useRef(begun)
  const hold = (at: string | undefined) => {
    heldRef.current = at
    setHeldAt(at)
  }
  const mutation = useMutation({
    mutationFn: (content: ReportText) =>
      api.call(saveReportDraft, {
        params: { orderId },
        body: { ...content, updatedAt: heldRef.current ?? null },
      }),
    // One after the other, so that what was typed last is kept last.
    scope: { id: `report draft ${orderId}` },
    onSuccess: (saved) => {
      hold(saved.draft?.updatedAt)
      client.setQueryData(queryKey, saved)
    },
    // Refused because of another text, or kept though nobody heard of it.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  /** `overtaken`: another device's text came in before it. */
  const keep = async (content: ReportText) => {
    const before = heldRef.current
    try {
      await mutation.mutateAsync(content)
      return 'kept'
    } catch {
      // Whoever types is told by `error`.
      const now = client.getQueryData(queryKey)?.draft
      return now && isAfter(now.updatedAt, before) && !isSame(now.content, content) ? 'overtaken' : 'not_kept'
    }
  }
  return { heldRef, heldAt, hold, keep, ...mutation }
}

/** Brings what is kept into the fields, where they hold nothing that isn't. */
function useFollowing(
  form: Form,
  kept: Draft | undefined,
  isIdle: boolean,
  { heldRef, error, reset }: { heldRef: RefObject<string | undefined>; error: Error | null; reset: () => void },
) {
  const fill = (content: ReportText) => {
    for (const part of reportParts) if (form.getValues(part) !== content[part]) form.setValue(part, content[part])
  }
  const follow = useEffectEvent(() => {
    // Not by an answer that was on its way while a newer text was kept from here.
    if (!kept || !isIdle || !isAfter(kept.updatedAt, heldRef.current)) return
    fill(kept.content)
    heldRef.current = kept.updatedAt
    // What was refused for its sake.
    if (error) reset()
  })
  useEffect(() => follow(), [kept, isIdle])
  return fill
}

/**
 * Keeps a report as it is typed: a second after the last letter, and at once when a field is left. What another device has kept since
 * comes into the fields as long as nothing is typed here; else they are overtaken, and one of the two texts is chosen.
 */
export function useReportDraft(orderId: string, form: Form, kept: Draft | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [unkept, setUnkept] = useState(false)
  useWarning(unkept)
  const { heldRef, heldAt, hold, keep, ...sent } = useKeeping(orderId, kept?.updatedAt)
  const pause = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const save = async () => {
    pause()
    const { outcome: _, ...parts } = form.getValues()
    const came = await keep(parts)
    if (came === 'kept' && timer.current === undefined) setUnkept(false)
    return came
  }
  const fill = useFollowing(form, kept, !unkept && !sent.isPending, { heldRef, ...sent })
  const isNewer = kept !== undefined && isAfter(kept.updatedAt, heldAt)
  // Kept from here, only that the answer was lost.
  const isOwn = isNewer && sent.variables !== undefined && isSame(kept.content, sent.variables)
  const overtaking = isNewer && unkept && !sent.isPending && !isOwn ? kept : undefined
  return {
    keptAt: isNewer ? kept.updatedAt : heldAt,
    overtaking,
    take: (other: Draft) => {
      pause()
      sent.reset()
      fill(other.content)
      hold(other.updatedAt)
      setUnkept(false)
    },
    goOn: ({ updatedAt }: Draft) => {
      hold(updatedAt)
      void save()
    },
    unkept,
    error: sent.error,
    isSaving: sent.isPending,
    /** Whether this is what the fields hold, and not another device's text, come in since it was shown. */
    holds: (shown: ReportText) => isSame(shown, form.getValues()),
    save,
    onInput: () => {
      pause()
      // From here on the fields hold something else than what is kept.
      hold(isOwn ? kept.updatedAt : heldRef.current)
      setUnkept(true)
      if (!overtaking) timer.current = setTimeout(() => void save(), pauseMs)
    },
    onBlur: () => {
      if (timer.current !== undefined) void save()
    },
    /** It is handed over: nothing is to be kept any more. */
    stop: () => {
      pause()
      setUnkept(false)
    },
  }
}
